import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { PlainError } from '../pipeline/model/plain-error.ts'

/** How often a build touches its lock, in ms, and after how long without a touch it counts as dead. */
const TOUCH_MS = 2_000
const DEAD_MS = 60_000

/** How long a build waits to see that nobody else took over the same dead lock, in ms. */
const SETTLE_MS = 100

type Owner = { id: string; pid: number; host: string }

/**
 * Builds while no other build writes to the same folder. A lock that a killed build left behind is
 * taken over.
 *
 * @throws {PlainError} where another build is running there.
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
    await rm(lock, { force: true })
  }
}

async function acquire(lock: string, owner: Owner): Promise<void> {
  try {
    await writeFile(lock, JSON.stringify(owner), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (await isHeld(lock)) throw alreadyRunning(lock)

    // Only one of several builds that find the same dead lock can move it away.
    const dead = `${lock}.${owner.id}`
    await rename(lock, dead).catch(() => {})
    await rm(dead, { force: true })
    return acquire(lock, owner)
  }
  await setTimeout(SETTLE_MS)
  if ((await readOwner(lock))?.id !== owner.id) throw alreadyRunning(lock)
}

async function isHeld(lock: string): Promise<boolean> {
  const { mtimeMs = 0 } = (await stat(lock).catch(() => undefined)) ?? {}
  // The clock may have been set back since.
  if (Math.abs(Date.now() - mtimeMs) > DEAD_MS) return false

  const owner = await readOwner(lock)
  return owner?.host !== hostname() || isRunning(owner.pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, but belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Nothing where the lock is gone, or was written a moment ago and is not whole yet. */
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
