import { request, type IncomingHttpHeaders } from 'node:http'
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

const TIMEOUT_MS = 10_000

/**
 * Sends a request to a server on 127.0.0.1. The path goes out as it is: `fetch` would normalize it.
 * Rejects when the connection breaks before the answer is complete.
 */
export function sendRequest(port: number, options: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Without an agent, so that no open connection keeps a server from stopping.
    const sent = request({ ...options, host: '127.0.0.1', port, agent: false, timeout: TIMEOUT_MS })

    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      buffer(response)
        .then((body) => resolve({ status, headers, body, content: decompressed(body, headers) }))
        .catch(reject)
    })
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)))
    sent.on('error', reject)
    sent.end()
  })
}

function decompressed(body: Buffer, { 'content-encoding': encoding }: IncomingHttpHeaders): Buffer {
  if (body.length === 0) return body
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
