import type { IncomingMessage, ServerResponse } from 'node:http'

const TYPES: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg' }

type Next = (error?: unknown) => void

/** Answers requests for prints. `find` gives the bytes of a print, or nothing. */
export function servePrints(find: (address: string) => Promise<Uint8Array | undefined>) {
  return async (request: IncomingMessage, response: ServerResponse, next: Next) => {
    const [address = ''] = (request.url ?? '').split('?')
    if (!address.startsWith('/uploads/')) return next()

    try {
      const print = await find(address)
      if (!print) return next()

      response.setHeader('Content-Type', TYPES[address.split('.').at(-1) ?? ''] ?? '')
      response.end(print)
    } catch (error) {
      next(error)
    }
  }
}
