import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { patiently } from './patiently.ts'
import { unfinishedName } from './write-atomically.ts'

/**
 * Moves a file into a folder that may not be there yet, whole or not at all, also from one disk to another. It replaces
 * nothing.
 *
 * @throws {NodeJS.ErrnoException} as the system says why, EEXIST where the name is taken; then the file is where it was.
 */
export async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  // A link fails where the name is taken. Renaming would replace what is there.
  const isLinked = await link(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (['EEXIST', 'ENOENT'].includes(error.code ?? '')) throw error
      return false
    },
  )
  // Another disk, or one without links.
  if (!isLinked) await copyWhole(from, to)
  try {
    await patiently(() => rm(from))
  } catch (error) {
    await rm(to, { force: true }).catch(() => {})
    throw error
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = unfinishedName(to)
  try {
    await copyFile(from, unfinished)
    // Takes the name, or finds it taken.
    await writeFile(to, '', { flag: 'wx' })
    await patiently(() => rename(unfinished, to)).catch(async (error) => {
      await rm(to, { force: true }).catch(() => {})
      throw error
    })
  } finally {
    await rm(unfinished, { force: true }).catch(() => {})
  }
}
