import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import { listen, type Running } from '../listen.ts'

type ChildOptions = {
  command: string
  args: string[]
  port: number
  env?: NodeJS.ProcessEnv
}

const TIMEOUT_MS = 120_000
const RETRY_MS = 50

/** Starts a server as a child process, and waits until it accepts connections. */
export async function startChild({ command, args, port, env }: ChildOptions): Promise<Running> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const closed = once(child, 'close')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  const deadline = Date.now() + TIMEOUT_MS
  while (!(await accepts(port))) {
    if (hasEnded() || Date.now() > deadline) {
      child.kill()
      throw new Error(`${command} did not start:\n${output}`)
    }
    await setTimeout(RETRY_MS)
  }

  return {
    port,
    async stop() {
      child.kill()
      await closed
    },
  }
}

/** A port of 127.0.0.1 that is free now. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(() => {})
  await stop()
  return port
}

/** Whether a server answers at a port of an address. */
export async function accepts(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
