import { spawn } from 'node:child_process'

/** The cost of a task. */
export type Cost = {
  /** CPU seconds of all processors. */
  cpu: number
  /** Elapsed seconds. */
  wall: number
  /** Peak memory in megabytes. */
  memory: number
}

/** Runs a task in its own process, to measure its memory and time alone. */
export async function measured<Outcome>(work: string, ...args: string[]): Promise<Cost & Outcome> {
  const command = ['scripts/run.mjs', 'bench/photographs/work', work, ...args]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })

  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  const status = await new Promise((settle) => child.on('close', settle))
  if (status !== 0) throw new Error(`"${work}" failed. It says why above.`)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

/** The cost of this process since `start`. */
export function costSince(start: { cpu: NodeJS.CpuUsage; time: number }): Cost {
  const { user, system } = process.cpuUsage(start.cpu)
  return {
    cpu: (user + system) / 1e6,
    wall: (performance.now() - start.time) / 1000,
    memory: process.resourceUsage().maxRSS / 1024,
  }
}
