import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** A request, written as it goes out: `fetch` would tidy up odd paths before they leave. */
export type Asked = { path: string; method?: string; headers?: Record<string, string> }

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As it came. */
  body: Buffer
  /** Unpacked, when it came compressed. */
  content: Buffer
}

/** Where servers are asked. */
export const HOST = '127.0.0.1'

/** In milliseconds. A server on this machine that takes longer will not answer at all. */
const PATIENCE = 10_000

/** Asks a server on this machine. Rejects when the connection breaks before it has answered. */
export function ask(port: number, { path, method, headers }: Asked): Promise<Answer> {
  return new Promise((settle, fail) => {
    const sent = request({
      host: HOST,
      port,
      path,
      method,
      headers,
      // A connection that is kept would keep a server from stopping.
      agent: false,
      timeout: PATIENCE,
    })

    sent.on('response', async (response) => {
      const body = await buffer(response)
      const { statusCode: status = 0, headers: received } = response
      settle({ status, headers: received, body, content: unpacked(body, received) })
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', fail)
    sent.end()
  })
}

function unpacked(body: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
