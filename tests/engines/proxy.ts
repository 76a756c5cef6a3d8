import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { untrustedCertificate } from '../support/certificate.ts'
import { standInPage } from '#owner/check/examine-site.ts'

/** The address of the script that listens to a page’s console, and to which it posts messages. */
const COLLECTED = '/console-of-tests.js'

/** Starts a proxy that answers for every other site, also over TLS, and forwards requests to the tested sites. */
export async function startProxy() {
  /** The address of every request to another site. */
  const requests: string[] = []
  /** Console messages of pages that came through the proxy. */
  const lines: string[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // `url` is the full address, but inside a tunnel only the path.
    const address = new URL(request.url ?? '', `https://${request.headers.host}`)
    const posted = request.method === 'POST' ? await text(request) : undefined
    if (address.pathname === COLLECTED) {
      if (posted) lines.push(posted)
      response.setHeader('Content-Type', 'text/javascript').end(`(${listen})('${COLLECTED}')`)
    } else if (address.hostname.endsWith('localhost')) {
      forward(address, request, response)
    } else {
      requests.push(address.href)
      response.setHeader('Access-Control-Allow-Origin', '*')
      if (posted === undefined) response.setHeader('Content-Type', 'text/html')
      // As a receiver of inquiries answers.
      response.end(posted === undefined ? standInPage(address.href) : '{"next":"/thanks"}')
    }
  }

  const secure = createSecureServer(await untrustedCertificate(), answer)
  const server = createServer(answer).on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    secure.emit('connection', socket)
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    lines,
    close: () => server.close().closeAllConnections(),
  }
}

/** Answers as the site does, with the listener in its pages. */
function forward({ port, pathname, search }: URL, request: IncomingMessage, to: ServerResponse) {
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const site = { host: '127.0.0.1', port, path: pathname + search, method: request.method, headers }
  const asked = ask(site, async (answer) => {
    const { headers: kept, statusCode = 502 } = answer
    // A page gets longer by its listener.
    delete kept['content-length']
    to.writeHead(statusCode, kept)
    if (!kept['content-type']?.startsWith('text/html')) return answer.pipe(to)
    to.end((await text(answer)).replace(/<head[^>]*>/, `$&<script src="${COLLECTED}"></script>`))
  })
  request.pipe(asked.on('error', () => to.destroy()))
}

/**
 * Runs in the page before any other script. Reports what the page logs, uncaught errors and CSP
 * violations, but not what only the engine logs.
 */
function listen(address: string) {
  const report = (level: string, ...words: unknown[]) => {
    const said = words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word)))
    navigator.sendBeacon(address, `${level}: ${said.join(' ')}`)
  }
  console.log = (...words) => report('log', ...words)
  console.warn = (...words) => report('warning', ...words)
  console.error = (...words) => report('error', ...words)
  addEventListener('error', ({ message }) => report('uncaught', message))
  addEventListener('unhandledrejection', ({ reason }) => report('uncaught', String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('error', `${violatedDirective} refused ${blockedURI}`),
  )
}
