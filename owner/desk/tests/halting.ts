import * as sync from 'node:fs'
import type * as files from 'node:fs/promises'

/**
 * How one of the writes ends that a process makes: it is killed after it, or in the middle of it, or the disk has no
 * room for it.
 */
export type Halt = { at: number; how: 'after' | 'half' | 'full' }

const READS = ['readFile', 'readdir', 'stat', 'lstat', 'realpath', 'cp'] as const
const WRITES = ['writeFile', 'rename', 'rm', 'link', 'copyFile', 'mkdir'] as const

let halt: Halt | undefined
let count = 0
let isDead = false

/** Does something that is halted at one of its writes. Returns how many it made, and how it ended. */
export async function halted<Result>(at: Halt | undefined, task: () => Promise<Result>) {
  ;[halt, count, isDead] = [at, 0, false]
  const result = await task().catch((error: Error) => {
    if (!isDead) throw error
  })
  const ended = { count, wasKilled: isDead, result }
  ;[halt, isDead] = [undefined, false]
  return ended
}

/**
 * The file system of a process that can be halted. A test puts it in the place of the real one. What it does is done at
 * once, which takes a part of the time.
 */
export function haltable(real: typeof files): typeof files {
  const reads = READS.map((name) => [name, async (...words: unknown[]) => now(name, words)])
  const writes = WRITES.map((name) => [name, (...words: unknown[]) => counted(name, words)])
  return { ...real, ...Object.fromEntries([...reads, ...writes]) }
}

type Write = (typeof WRITES)[number]

function now(name: Write | (typeof READS)[number], [one, other, more]: unknown[]): unknown {
  const task = sync[`${name}Sync`] as (...words: unknown[]) => unknown
  // What a process has written outlives it, also where it is not on the disk yet.
  return task(one, other, name === 'writeFile' ? { ...(more as object), flush: false } : more)
}

/** One write. Of a process that was killed, none happens any more. */
async function counted(name: Write, words: unknown[]): Promise<unknown> {
  if (isDead) throw new Error('killed')
  count++
  if (halt?.at !== count) return now(name, words)
  // Whatever is deleted needs no room.
  if (halt.how === 'full' && name === 'rm') return now(name, words)
  if (halt.how === 'full')
    throw Object.assign(new Error(name), { code: 'ENOSPC', syscall: 'write' })
  isDead = true
  if (halt.how === 'half') half(name, words)
  else now(name, words)
  throw new Error('killed')
}

/** What is left of a write in the middle: part of a new file. Everything else happens at once. */
function half(name: Write, [from, to]: unknown[]) {
  const [file, bytes] =
    name === 'writeFile'
      ? [from, to]
      : [to, name === 'copyFile' && sync.readFileSync(from as string)]
  if (!bytes) return
  const all = Buffer.from(bytes as string)
  try {
    sync.writeFileSync(file as string, all.subarray(0, all.length / 2), { flag: 'wx' })
  } catch {
    // It was there.
  }
}
