import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

const TYPES: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg' }

type Next = (error?: unknown) => void

/** Answers requests for prints. `find` gives the file of a print, or nothing. */
export function servePrints(find: (address: string) => Promise<string | undefined>) {
  return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const [address = ''] = (request.url ?? '').split('?')
    if (!address.startsWith('/uploads/')) return next()

    try {
      const file = await find(address)
      if (!file) return next()

      response.setHeader('Content-Type', TYPES[file.split('.').at(-1) ?? ''] ?? '')
      response.setHeader('Content-Length', (await stat(file)).size)
      // A browser may go away in the middle of one; there is nobody left to tell.
      await pipeline(createReadStream(file), response).catch(() => {})
    } catch (error) {
      next(error)
    }
  }
}
