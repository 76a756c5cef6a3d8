import { randomUUID } from 'node:crypto'
import { realpath, rename, rm, stat, writeFile, copyFile, link, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

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
    await retryWhileBusy(() => rename(unfinished, target))
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

/** How long to wait before each further try, in ms: a second and a half in all. */
const WAITS_MS = [20, 40, 80, 160, 400, 800]

/** What a system says of a file that another program has open for a moment. */
const BUSY = ['EACCES', 'EBUSY', 'EPERM']

/**
 * Does something to a file, and tries again for a moment where another program has it open. On
 * Windows virus scanners and programs that sync folders open each new file.
 *
 * @throws {NodeJS.ErrnoException} as the system says why, where that does not pass.
 */
export async function retryWhileBusy<Result>(task: () => Promise<Result>): Promise<Result> {
  for (const wait of WAITS_MS) {
    try {
      return await task()
    } catch (error) {
      if (!BUSY.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      await setTimeout(wait)
    }
  }
  return task()
}

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
    await retryWhileBusy(() => rm(from))
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
    await retryWhileBusy(() => rename(unfinished, to)).catch(async (error) => {
      await rm(to, { force: true }).catch(() => {})
      throw error
    })
  } finally {
    await rm(unfinished, { force: true }).catch(() => {})
  }
}
