import type { ServerResponse } from 'node:http'

/** Notifies every open panel, over server-sent events, that something is new. */
export function openEvents() {
  const listeners = new Set<ServerResponse>()

  return {
    add(response: ServerResponse) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write(': open\n\n')
      listeners.add(response)
      response.on('close', () => listeners.delete(response))
    },

    /** That the studio was read again, or that its pages are others now. */
    tell(event: 'read' | 'reload') {
      for (const response of listeners) response.write(`event: ${event}\ndata:\n\n`)
    },
  }
}
