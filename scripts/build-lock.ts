import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { PlainError } from '../pipeline/model/plain-error.ts'

/** A build touches its lock at this interval. A lock not touched for `DEAD_MS` is dead. */
const TOUCH_MS = 2_000
const DEAD_MS = 60_000

/** A build waits this long for others that take over the same dead lock. */
const SETTLE_MS = 100

type Owner = { id: string; pid: number; host: string }

/**
 * Builds under a lock on the folder. Takes over the lock of a killed build.
 *
 * @throws {PlainError} if another build is writing to the folder.
 */
export async function buildAlone<Built>(
  folder: string,
  build: () => Promise<Built>,
): Promise<Built> {
  const lock = path.join(folder, '.building')
  const owner = { id: randomUUID(), pid: process.pid, host: hostname() }
  await mkdir(folder, { recursive: true })
  await acquire(lock, owner)

  const timer = setInterval(() => touch(lock), TOUCH_MS)
  try {
    return await build()
  } finally {
    clearInterval(timer)
    // A machine that slept may have lost it to another build.
    if ((await readOwner(lock))?.id === owner.id) await rm(lock, { force: true })
  }
}

async function acquire(lock: string, owner: Owner): Promise<void> {
  try {
    await writeFile(lock, JSON.stringify(owner), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (await isHeld(lock)) throw alreadyRunning(lock)

    // Of several builds that find a dead lock, only one can rename it.
    const dead = `${lock}.${owner.id}`
    await rename(lock, dead).catch((failure) => {
      if (failure.code !== 'ENOENT') throw failure
    })
    await rm(dead, { force: true })
    return acquire(lock, owner)
  }
  await setTimeout(SETTLE_MS)
  if ((await readOwner(lock))?.id !== owner.id) throw alreadyRunning(lock)
}

async function isHeld(lock: string): Promise<boolean> {
  const { mtimeMs = 0 } = (await stat(lock).catch(() => undefined)) ?? {}
  // The absolute difference, because the clock may have been set back.
  if (Math.abs(Date.now() - mtimeMs) > DEAD_MS) return false

  const owner = await readOwner(lock)
  return owner?.host !== hostname() || isRunning(owner.pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Undefined if the lock is gone, or not completely written yet. */
async function readOwner(lock: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(lock, 'utf8'))
  } catch {
    return undefined
  }
}

async function touch(lock: string): Promise<void> {
  const now = new Date()
  await utimes(lock, now, now).catch(() => {})
}

function alreadyRunning(lock: string): PlainError {
  return new PlainError(
    `Another build is writing ${path.dirname(lock)}/ right now. Wait until it has finished, or build into ` +
      'another folder: DIST=other npm run build',
  )
}
