import { spawn } from 'node:child_process'

/** What a piece of work cost. */
export type Cost = {
  /** Seconds of all processors together. */
  cpu: number
  /** Seconds by the clock. */
  wall: number
  /** Most memory held at once, in megabytes. */
  memory: number
}

/** Does a piece of work in a process of its own, so that its memory and time are its alone. */
export async function measured<Outcome>(work: string, ...words: string[]): Promise<Cost & Outcome> {
  const command = ['scripts/run.mjs', 'bench/photographs/work', work, ...words]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })

  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  const status = await new Promise((settle) => child.on('close', settle))
  if (status !== 0) throw new Error(`"${work}" failed. It says why above.`)
  return JSON.parse(said.trim().split('\n').at(-1) ?? '')
}

/** The costs so far of the process that asks, to be printed when its work is done. */
export function costSince(start: { cpu: NodeJS.CpuUsage; time: number }): Cost {
  const { user, system } = process.cpuUsage(start.cpu)
  return {
    cpu: (user + system) / 1e6,
    wall: (performance.now() - start.time) / 1000,
    memory: process.resourceUsage().maxRSS / 1024,
  }
}
