import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

import { standInPage } from '../../support/other-sites.ts'
import { untrustedCertificate } from '../../support/certificate.ts'
import { collect, COLLECTED } from './console-collector.ts'
import { forwardToSite } from './forward-to-site.ts'

/** The site without some of its content, so that React cannot render its pages. */
export const WITHOUT_CONTENT = 'https://without-content.test'

/** A proxy for all requests of an engine. */
export type TestProxy = {
  /** Address of the proxy. */
  proxy: string
  /** The address of every request to another site. */
  requests: string[]
  /** Console messages of pages that came through the proxy. */
  lines: string[]
  close(): void
}

/**
 * Starts a proxy that answers for every other site, also over TLS, and forwards requests to the site.
 * So no engine needs to intercept requests, and none leaves the machine.
 */
export async function startProxy(site: string): Promise<TestProxy> {
  const records: Pick<TestProxy, 'requests' | 'lines'> = { requests: [], lines: [] }
  const host = new URL(site).host

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request
    // `url` is the full address, but inside a tunnel only the path.
    const address = new URL(url, `https://${headers.host}`)

    if (address.host === host && address.pathname === COLLECTED) {
      return collect(request, response, records.lines)
    }
    if (address.host === host) return forwardToSite(site, request, response, withCollector)
    if (address.host === new URL(WITHOUT_CONTENT).host) {
      return forwardToSite(site, request, response, withoutContent)
    }
    records.requests.push(address.href)
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
    ...records,
    proxy: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const withoutContent = (page: string) => page.replace('"featuredWork":{', '"lost":{')
const withCollector = (page: string) =>
  page.replace(/<head[^>]*>/, `$&<script src="${COLLECTED}"></script>`)
