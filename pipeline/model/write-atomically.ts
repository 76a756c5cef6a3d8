import { randomUUID } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { patiently } from './patiently.ts'

/**
 * Replaces a file, whole or not at all: whatever interrupts it, the old file or the new one is
 * there. It is written beside the old one, because only within a disk does a file move at once.
 *
 * @throws {NodeJS.ErrnoException} as the system says why; then the old file is untouched.
 */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  save = writeFile,
): Promise<void> {
  const target = await realpath(file).catch(() => file)
  const mode = await stat(target).then(
    (found) => found.mode,
    () => 0o644,
  )
  const unfinished = unfinishedName(target)
  try {
    await save(unfinished, content, { flag: 'wx', mode, flush: true })
    await patiently(() => rename(unfinished, target))
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

/** What a file is called while it is written, in the same folder. */
export function unfinishedName(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}~`)
}

/** Whether a file is called like one that is being written. What is left of one may be deleted. */
export function isUnfinished(name: string): boolean {
  return /^\..+\.[\da-f-]{36}~$/.test(name)
}
