import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import pLimit from 'p-limit'

/** Enough files at once to keep a disk busy, and few enough for every system. */
export const FILES_AT_ONCE = 16

/**
 * Writes a file and renames it into its place: another build may read it now, and this one may be
 * interrupted.
 */
export async function keepFile(file: string, content: Uint8Array | string): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

/** Throws away the files of a folder that were not changed or touched for so many milliseconds. */
export async function pruneFiles(folder: string, unused: number, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  await pLimit(FILES_AT_ONCE).map(names, async (name) => {
    const file = path.join(folder, name)
    // What is gone by now, another build has thrown away.
    const last = await stat(file).catch(() => undefined)
    if (last && now - last.mtimeMs > unused) await rm(file, { force: true })
  })
}
