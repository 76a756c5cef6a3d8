import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { untrustedCertificate } from './certificate.ts'

export type SocketAnswer = (response: ServerResponse, request: IncomingMessage) => void

/** A receiver of inquiries on a real socket, which can answer anything. */
export async function startReceiver() {
  const sockets = new Set<Socket>()
  const receiver = {
    answer: ((response) => response.end()) as SocketAnswer,
    /** Connections are accepted once this has settled. */
    opened: Promise.resolve(),
    /** How many connections there have been, accepted or not. */
    connections: 0,
    /** The bodies of all posts that arrived completely. */
    posts: [] as string[],
    /** Makes Chromium resolve every other site to this server. */
    browserArguments: [] as string[],
    close: () => {},
  }

  const secure = createSecureServer(untrustedCertificate(), async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    if (request.method === 'POST') receiver.posts.push(await text(request))
    receiver.answer(response, request)
  })
  const server = createServer(async (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    receiver.connections += 1
    await receiver.opened
    secure.emit('connection', socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const { port } = server.address() as AddressInfo
  receiver.browserArguments = [
    `--host-resolver-rules=MAP *:443 127.0.0.1:${port}`,
    // Playwright’s own option ends when the page is closed.
    '--ignore-certificate-errors',
  ]
  receiver.close = () => {
    server.close()
    sockets.forEach((socket) => socket.destroy())
  }
  return receiver
}
