import { mkdir, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { patiently } from '../../../pipeline/model/patiently.ts'

/** After how long a lock counts as left behind by a desk that was stopped, in ms. */
const DEAD_MS = 10_000
const STEP_MS = 25

/**
 * Does something while no other desk, in this process or another, does something with the same
 * folder.
 */
export async function alone<Result>(folder: string, task: () => Promise<Result>): Promise<Result> {
  const lock = path.join(folder, 'lock')
  await mkdir(folder, { recursive: true })
  await acquire(lock)
  try {
    return await task()
  } finally {
    await patiently(() => rm(lock, { force: true }))
  }
}

async function acquire(lock: string): Promise<void> {
  for (;;) {
    const handle = await patiently(() => open(lock, 'wx')).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    if (handle) return handle.close()

    const { mtimeMs = 0 } = (await stat(lock).catch(() => undefined)) ?? {}
    const isDead = mtimeMs > 0 && Math.abs(Date.now() - mtimeMs) > DEAD_MS
    if (isDead) await rm(lock, { force: true })
    else await setTimeout(STEP_MS)
  }
}
