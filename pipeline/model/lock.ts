import { constants, copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { retryWhileBusy, unfinishedName } from './write-files.ts'
import { PlainError } from './plain-error.ts'

const STEP_MS = 25

/** What a lock of this process says. */
const OWN = `${process.pid} on ${hostname()}`

/** Where locks are asked for in this process, and when the last of those who asked is done. */
const queues = new Map<string, Promise<unknown>>()

type Patience = {
  /** How long to wait for another process. */
  waitMs: number
  /** The sentence for whoever has waited in vain. `owner` is like “process 4711 on june-mac”. */
  sentence: (owner: string) => string
}

/**
 * Does something while nobody else does something under the same lock, in this process or another.
 *
 * A lock is a file that says who holds it: the id of a process and the name of its computer. Where
 * that process is gone, the lock is taken over. Of another computer nobody knows, so its lock stays.
 *
 * @throws {PlainError} where another process still holds the lock after `waitMs`.
 */
export async function withLock<Result>(
  lock: string,
  patience: Patience,
  task: () => Promise<Result>,
): Promise<Result> {
  const before = queues.get(lock)
  const mine = Promise.resolve(before)
    .catch(() => {})
    .then(() => underLock(lock, patience, task))
  queues.set(lock, mine)
  try {
    return await mine
  } finally {
    if (queues.get(lock) === mine) queues.delete(lock)
  }
}

async function underLock<Result>(lock: string, patience: Patience, task: () => Promise<Result>) {
  await mkdir(path.dirname(lock), { recursive: true })
  await acquire(lock, patience)
  try {
    return await task()
  } finally {
    // Somebody may have deleted it by hand, and another process may hold it now.
    if ((await read(lock)) === OWN) await retryWhileBusy(() => rm(lock, { force: true }))
  }
}

async function acquire(lock: string, patience: Patience): Promise<void> {
  const end = performance.now() + patience.waitMs
  while (!(await isTaken(lock))) {
    const words = await read(lock)
    if (words === undefined) continue
    if (isLeft(words)) {
      // One at a time: a second would delete the lock that the first has taken since.
      await underLock(`${lock}+`, patience, async () => {
        const now = await read(lock)
        if (now !== undefined && isLeft(now)) await rm(lock, { force: true })
      })
    } else if (performance.now() < end) await setTimeout(STEP_MS)
    else throw new PlainError(patience.sentence(`process ${words}`))
  }
}

/** Whether the lock was free, and is ours now. It is written beside its place, so that no lock is ever cut short. */
async function isTaken(lock: string): Promise<boolean> {
  const whole = unfinishedName(lock)
  try {
    await retryWhileBusy(() => writeFile(whole, OWN))
    await link(whole, lock).catch((error: NodeJS.ErrnoException) => {
      // Taken, or swept by a desk that has just opened.
      if (['EEXIST', 'ENOENT'].includes(error.code ?? '')) throw error
      // A disk without links, such as a memory card.
      return copyFile(whole, lock, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || (code === 'ENOENT' && syscall === 'link')) return false
    throw error
  } finally {
    await rm(whole, { force: true }).catch(() => {})
  }
}

/** What a lock says, or nothing where there is none. */
async function read(lock: string): Promise<string | undefined> {
  return readFile(lock, 'utf8').catch(({ code }) => (code === 'ENOENT' ? undefined : 'unknown'))
}

/** Whether nobody holds a lock any more: it was never written whole, or a process of this computer has ended. */
function isLeft(words: string): boolean {
  if (words === '') return true
  const [pid = '', host = ''] = words.split(' on ')
  if (host !== hostname()) return false
  // This process holds no lock while it asks, so an earlier one had the same id: in a container, ids repeat.
  if (words === OWN) return true
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    // With another code the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
