import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Gets what is asked for at the site, its pages changed on the way. */
export function fromSite(
  site: string,
  { url = '', method, headers }: IncomingMessage,
  response: ServerResponse,
  change: (page: string) => string,
) {
  const { host, hostname, port } = new URL(site)
  const path = url.replace(/^https?:\/\/[^/]+/, '')
  const asked = { ...headers, host, 'accept-encoding': 'identity' }

  const forwarded = ask({ hostname, port, path, method, headers: asked }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html')
    // It becomes another length.
    if (isPage) delete answer.headers['content-length']
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    if (isPage) response.end(change(await text(answer)))
    else answer.pipe(response)
  })
  forwarded.on('error', () => response.destroy())
  forwarded.end()
}
