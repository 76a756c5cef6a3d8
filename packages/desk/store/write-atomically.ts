import { randomUUID } from 'node:crypto'
import { open, realpath, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Replaces a file, whole or not at all: whatever interrupts it, the old file or the new one is
 * there. It is written beside the old one, because only within a disk does a file move at once.
 *
 * @throws {NodeJS.ErrnoException} as the system says why; then the old file is untouched.
 */
export async function writeAtomically(file: string, text: string, openFile = open): Promise<void> {
  const target = await realpath(file).catch(() => file)
  const mode = await stat(target).then(
    (found) => found.mode,
    () => 0o644,
  )
  const unfinished = path.join(path.dirname(target), `.${path.basename(target)}.${randomUUID()}~`)
  try {
    const handle = await openFile(unfinished, 'wx', mode)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
