import { request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Forwards a request to the site, and changes pages on the way back. */
export function forwardToSite(
  site: string,
  { url = '', method, headers }: IncomingMessage,
  response: ServerResponse,
  change: (page: string) => string,
) {
  const { host, hostname, port } = new URL(site)
  const path = url.replace(/^https?:\/\/[^/]+/, '')
  const forwardedHeaders = { ...headers, host, 'accept-encoding': 'identity' }

  const forwarded = send(
    { hostname, port, path, method, headers: forwardedHeaders },
    async (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html')
      // `change` changes the length.
      if (isPage) delete answer.headers['content-length']
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (isPage) response.end(change(await text(answer)))
      else answer.pipe(response)
    },
  )
  forwarded.on('error', () => response.destroy())
  forwarded.end()
}
