import { once } from 'node:events'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Request = { path: string; method?: string; headers?: Record<string, string> }

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As received. */
  body: Buffer
  /** Decompressed. */
  content: Buffer
}

/**
 * Sends a request to a server on 127.0.0.1. The path goes out as it is: `fetch` would normalize it.
 * Rejects when the connection breaks before the answer is complete.
 */
export async function sendRequest(port: number, options: Request): Promise<Answer> {
  // Without an agent, so that no open connection keeps a server from stopping.
  const sent = request({ ...options, host: '127.0.0.1', port, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status = 0, headers } = response
  const body = await buffer(response)
  return { status, headers, body, content: decompressed(body, headers['content-encoding']) }
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
