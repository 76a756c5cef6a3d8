import { readdir, readFile } from 'node:fs/promises'

/** In milliseconds. */
const BETWEEN_LOOKS = 100

/**
 * Watches how much memory a process and all that it starts hold together. Gives back a function that
 * ends it and says the most there was, in megabytes; nothing where there is no `/proc` to look into.
 */
export function watchMemory(root: number): () => number | undefined {
  let most: number | undefined
  const timer = setInterval(async () => {
    const now = await heldBy(root).catch(() => undefined)
    if (now !== undefined) most = Math.max(most ?? 0, now)
  }, BETWEEN_LOOKS)

  return () => {
    clearInterval(timer)
    return most
  }
}

type Process = { id: number; parent: number; megabytes: number }

async function heldBy(root: number): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const processes = (await Promise.all(ids.map(read))).filter((one) => one !== undefined)
  return held(processes, root)
}

/** What one process and all below it hold. */
export function held(processes: Process[], root: number): number {
  return processes
    .filter(({ id, parent }) => id === root || parent === root)
    .reduce((sum, one) => sum + (one.id === root ? one.megabytes : held(processes, one.id)), 0)
}

/** As Linux tells it in `/proc`. A process may be gone before it is read. */
async function read(id: number): Promise<Process | undefined> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  const field = (name: string) => Number(status.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1])
  return status ? { id, parent: field('PPid'), megabytes: (field('VmRSS') || 0) / 1024 } : undefined
}
