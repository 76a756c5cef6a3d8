import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

import { exitWith } from './install-dependencies.mjs'

/** The addresses of `localhost`. Some machines have only the first. */
const LOOPBACK = ['127.0.0.1', '::1']

/**
 * Listens at `PORT` or 4173: on this machine only, or at the address that `HOST` names.
 *
 * @throws {Error} that says what to do.
 */
export async function listenAtPort(handler: RequestListener): Promise<Server[]> {
  const port = portFrom(process.env.PORT)
  const servers: Server[] = []

  for (const host of process.env.HOST ? [process.env.HOST] : LOOPBACK) {
    const server = createServer(handler).listen(port, host)
    try {
      await once(server, 'listening')
      servers.push(server)
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (host === '::1' && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)) continue
      await closeAll(servers)
      throw new Error(explain(code, port) ?? message, { cause: error })
    }
  }
  return servers
}

/** Checks the port before a long build. Ends the process if it cannot be used. */
export async function checkPort() {
  await closeAll(await listenAtPort(() => {}).catch(({ message }: Error) => exitWith(message)))
}

/** @throws {Error} when the text is not a port. */
export function portFrom(text: string | undefined): number {
  const port = Number(text || 4173)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(
    `PORT=${text} is not a port. Choose a number from 1 to 65535, like npm start -- PORT=5000.`,
  )
}

function explain(code: string, port: number): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another, like npm start -- PORT=5000.`
  if (code === 'EACCES')
    return `Port ${port} is for administrators. Choose another, like npm start -- PORT=5000.`
  const { HOST } = process.env
  return HOST && `HOST=${HOST} is not an address of this machine. Try npm start -- HOST=0.0.0.0.`
}

async function closeAll(servers: Server[]) {
  for (const server of servers) {
    server.close()
    await once(server, 'close')
  }
}

type Environment = Record<string, string | undefined>

/** The answer of a server that is asked under an unknown name. */
export const UNKNOWN_HOST =
  'This site answers only under names of this computer, so that no other site can read it. Where ' +
  'its port is forwarded to you, start it with the name in your address bar, like ' +
  'npm start -- ALLOW_HOST=name.example.'

/** Whether a `Host` header names this machine as GitHub Codespaces forwards it, or as `ALLOW_HOST` allows. */
export function isForwarded(host: string, env: Environment = process.env): boolean {
  const name = host.toLowerCase()
  return patterns(env).some((pattern) => {
    const [before = '', after] = pattern.toLowerCase().split('{port}')
    if (after === undefined) return name.replace(/:\d+$/, '') === before
    const port = name.slice(before.length, name.length - after.length)
    return name.startsWith(before) && name.endsWith(after) && /^\d+$/.test(port)
  })
}

/** The address of a port of this machine for browsers elsewhere. Undefined if it is not known. */
export function forwardedAddress(port: number, env: Environment = process.env): string | undefined {
  const pattern = patterns(env).find((one) => one.includes('{port}'))
  return pattern && `https://${pattern.replace('{port}', String(port))}`
}

/** Host names under which ports are forwarded. `{port}` in a name stands for the number of the port. */
function patterns(env: Environment): string[] {
  const { CODESPACE_NAME: codespace, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = env
  const allowed = (env.ALLOW_HOST ?? '').split(/[\s,]+/).filter(Boolean)
  return [
    ...(codespace ? [`${codespace}-{port}.${domain || 'app.github.dev'}`] : []),
    ...allowed.map((name) => name.replace(/^\w+:\/\//, '').replace(/[:/].*$/, '')),
  ]
}
