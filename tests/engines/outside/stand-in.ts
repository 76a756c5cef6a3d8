import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

import { standInPage } from '../../support/outside.ts'
import { untrustedCertificate } from '../../support/certificate.ts'
import { collect, COLLECTED } from './collector.ts'
import { fromSite } from './from-site.ts'

/** Where the site is visited with words missing, so that its pages cannot be drawn. */
export const WITHOUT_WORDS = 'https://without-words.test'

/** The world as engines see it that ask this proxy for everything. */
export type Outside = {
  /** Address of the proxy. */
  proxy: string
  /** Every address that was asked for outside of the site. */
  asked: string[]
  /** What pages of the site have written into the console, where the site was asked for here. */
  lines: string[]
  close(): void
}

/**
 * A proxy that answers in place of every other site, over TLS too, so that nothing leaves the machine
 * and no engine needs to intercept a request. What it is asked of the site itself it gets there.
 */
export async function standInForOutside(site: string): Promise<Outside> {
  const outside: Pick<Outside, 'asked' | 'lines'> = { asked: [], lines: [] }
  const host = new URL(site).host

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request
    // A proxy is told the whole address, but inside a tunnel only the path.
    const address = new URL(url, `https://${headers.host}`)

    if (address.host === host && address.pathname === COLLECTED) {
      return collect(request, response, outside.lines)
    }
    if (address.host === host) return fromSite(site, request, response, withCollector)
    if (address.host === new URL(WITHOUT_WORDS).host) {
      return fromSite(site, request, response, withoutWords)
    }
    outside.asked.push(address.href)
    response.setHeader('Content-Type', 'text/html')
    response.end(standInPage(address.href))
  }

  const secure = createSecureServer(untrustedCertificate(), answer)
  const server = createServer(answer).on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    secure.emit('connection', socket)
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))

  const { port } = server.address() as AddressInfo
  return {
    ...outside,
    proxy: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const withoutWords = (page: string) => page.replace('"featuredWork":{', '"lost":{')
const withCollector = (page: string) =>
  page.replace(/<head[^>]*>/, `$&<script src="${COLLECTED}"></script>`)
