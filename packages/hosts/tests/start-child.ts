import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

import { listen, type Running } from '../listen.ts'

type ChildOptions = {
  command: string
  args: string[]
  port: number
  cwd?: string
  env?: NodeJS.ProcessEnv
}

const TIMEOUT_MS = 120_000
const RETRY_MS = 50

/** A server in a process of its own, and what that has written. */
type Child = Running & { said: () => string }

/** Starts a server as a child process, and waits until it accepts connections. */
export async function startChild({ command, args, port, cwd, env }: ChildOptions): Promise<Child> {
  const child = spawn(command, args, {
    cwd,
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
    said: () => output,
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
