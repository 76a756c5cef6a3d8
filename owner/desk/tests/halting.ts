import type * as files from 'node:fs/promises'

/**
 * How one of the writes ends that a process makes: it is killed after it, or in the middle of it, or the disk has no
 * room for it.
 */
export type Halt = { at: number; how: 'after' | 'half' | 'full' }

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

/** The file system of a process that can be halted. A test puts it in the place of the real one. */
export function haltable(real: typeof files): typeof files {
  const wrapped = WRITES.map((name) => {
    const write = real[name] as (...words: unknown[]) => Promise<unknown>
    return [
      name,
      (...words: unknown[]) =>
        counted(
          name,
          () => write(...words),
          () => half(name, words),
        ),
    ]
  })

  /** What is left of a write in the middle: part of a new file. Everything else happens at once. */
  async function half(name: string, [from, to]: unknown[]) {
    const [file, bytes] =
      name === 'writeFile'
        ? [from, to]
        : [to, name === 'copyFile' && (await real.readFile(from as string))]
    const all = Buffer.from((bytes || '') as string)
    if (bytes)
      await real
        .writeFile(file as string, all.subarray(0, all.length / 2), { flag: 'wx' })
        .catch(() => {})
  }
  return { ...real, ...Object.fromEntries(wrapped) }
}

/** One write. Of a process that was killed, none happens any more. */
async function counted(
  name: string,
  write: () => Promise<unknown>,
  half: () => Promise<unknown>,
): Promise<unknown> {
  if (isDead) throw new Error('killed')
  count++
  if (halt?.at !== count) return write()
  // Whatever is deleted needs no room.
  if (halt.how === 'full' && name === 'rm') return write()
  if (halt.how === 'full')
    throw Object.assign(new Error(name), { code: 'ENOSPC', syscall: 'write' })
  isDead = true
  await (halt.how === 'half' ? half() : write())
  throw new Error('killed')
}
