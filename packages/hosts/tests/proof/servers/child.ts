import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { Running } from './server.ts'

type ChildOptions = {
  command: string
  words: string[]
  port: number
  env?: NodeJS.ProcessEnv
  /** Gone when the server is. */
  folder?: string
  /** What ends it in the middle of its work. */
  atOnce?: NodeJS.Signals
}

/** In milliseconds. */
const PATIENCE = 20_000
const BETWEEN_TRIES = 50

/** Starts a server as a process of its own, and waits until it can be reached. */
export async function startChild(options: ChildOptions): Promise<Running> {
  let child = await started(options)

  return {
    port: options.port,
    async stop() {
      await ended(child)
      if (options.folder) await rm(options.folder, { recursive: true, force: true })
    },
    async restart() {
      await ended(child, options.atOnce)
      child = await started(options)
    },
  }
}

async function started({ command, words, port, env }: ChildOptions): Promise<ChildProcess> {
  const child = spawn(command, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => said.push(`${data}`))
  }

  const began = Date.now()
  while (!(await reached(port))) {
    if (child.exitCode !== null || Date.now() - began > PATIENCE) {
      child.kill()
      throw new Error(`${command} did not start:\n${said.join('')}`)
    }
    await setTimeout(BETWEEN_TRIES)
  }
  return child
}

async function ended(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  // It may have ended by itself.
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** An empty folder for the settings of one server. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'proof-'))
}

/** The first version number that a program says of itself. */
export function versionOf(command: string, ...words: string[]): string {
  // nginx says it where others complain.
  const said = execFileSync('sh', ['-c', '"$0" "$@" 2>&1', command, ...words], { encoding: 'utf8' })
  return said.match(/\d+\.\d+[\d.]*/)?.[0] ?? ''
}

function reached(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => settle(true))
    socket.on('error', () => settle(false))
    socket.on('close', () => socket.destroy())
    socket.on('connect', () => socket.end())
  })
}
