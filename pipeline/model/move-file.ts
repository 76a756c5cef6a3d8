import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { patiently } from './patiently.ts'

/**
 * Moves a file into a folder that may not be there yet, whole or not at all, also from one disk to
 * another.
 *
 * @throws {NodeJS.ErrnoException} as the system says why; then the file is where it was.
 */
export async function moveFile(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  try {
    await patiently(() => rename(from, to))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyWhole(from, to)
    await rm(from)
  }
}

async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}~`
  try {
    await copyFile(from, unfinished)
    await patiently(() => rename(unfinished, to))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}
