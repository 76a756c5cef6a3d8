import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { patiently } from './patiently.ts'
import { PlainError } from './plain-error.ts'

const STEP_MS = 25

/** Where locks are asked for in this process, and when the last of those who asked is done. */
const turns = new Map<string, Promise<unknown>>()

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
export async function alone<Result>(
  lock: string,
  patience: Patience,
  task: () => Promise<Result>,
): Promise<Result> {
  const before = turns.get(lock)
  const turn = Promise.resolve(before)
    .catch(() => {})
    .then(() => underLock(lock, patience, task))
  turns.set(lock, turn)
  try {
    return await turn
  } finally {
    if (turns.get(lock) === turn) turns.delete(lock)
  }
}

async function underLock<Result>(lock: string, patience: Patience, task: () => Promise<Result>) {
  await mkdir(path.dirname(lock), { recursive: true })
  await acquire(lock, patience)
  try {
    return await task()
  } finally {
    await patiently(() => rm(lock, { force: true }))
  }
}

async function acquire(lock: string, { waitMs, sentence }: Patience): Promise<void> {
  const end = performance.now() + waitMs
  while (!(await isTaken(lock))) {
    const words = await readFile(lock, 'utf8').catch(({ code }) =>
      code === 'ENOENT' ? undefined : '',
    )
    if (words === undefined) continue
    const [pid = '', host = ''] = words.split(' on ')
    if (isGone(pid, host)) await rm(lock, { force: true })
    else if (performance.now() < end) await setTimeout(STEP_MS)
    else throw new PlainError(sentence(words ? `process ${words}` : 'an unknown process'))
  }
}

/** Whether the lock was free, and is ours now. */
async function isTaken(lock: string): Promise<boolean> {
  try {
    const words = `${process.pid} on ${hostname()}`
    await patiently(() => writeFile(lock, words, { flag: 'wx' }))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** Whether a process of this computer has ended. A lock is empty until its owner has written it. */
function isGone(pid: string, host: string): boolean {
  if (host !== hostname()) return false
  // This one asks in turn, so it left the lock under the same id before: in a container, ids repeat.
  if (pid === String(process.pid)) return true
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    // With another code the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
