import { readdir, readFile } from 'node:fs/promises'

const INTERVAL_MS = 100

/**
 * Watches the memory of a process and its descendants. Returns a function that stops watching and
 * returns the peak in megabytes, or undefined on a system without `/proc`.
 */
export function watchMemory(root: number): () => number | undefined {
  let peak: number | undefined
  const timer = setInterval(async () => {
    const now = await treeMemory(root).catch(() => undefined)
    if (now !== undefined) peak = Math.max(peak ?? 0, now)
  }, INTERVAL_MS)

  return () => {
    clearInterval(timer)
    return peak
  }
}

type Process = { id: number; parent: number; megabytes: number }

async function treeMemory(root: number): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const processes = (await Promise.all(ids.map(read))).filter((one) => one !== undefined)
  return memoryOf(processes, root)
}

/** The memory of a process and its descendants, in megabytes. */
function memoryOf(processes: Process[], root: number): number {
  return processes
    .filter(({ id, parent }) => id === root || parent === root)
    .reduce((sum, one) => sum + (one.id === root ? one.megabytes : memoryOf(processes, one.id)), 0)
}

/** Reads a process from `/proc`. Undefined if it has ended. */
async function read(id: number): Promise<Process | undefined> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  const field = (name: string) => Number(status.match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'))?.[1])
  return status ? { id, parent: field('PPid'), megabytes: (field('VmRSS') || 0) / 1024 } : undefined
}
