import type { IncomingMessage, ServerResponse } from 'node:http'

import { Refusal, sendJson } from './answer.ts'
import type { Guard } from './guard.ts'
import { PAGE, POLICY, type PanelFiles } from './panel-files.ts'
import type { openRoutes } from './routes.ts'

type Desk = {
  guard: Guard
  routes: ReturnType<typeof openRoutes>
  events: ReturnType<typeof openEvents>
  panel: () => Promise<PanelFiles>
}

/** Answers everything below the desk's address. */
export function openHandler({ guard, routes, events, panel }: Desk) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    try {
      await answer(request, response)
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error)
      const status = error instanceof Refusal ? error.status : 500
      if (!response.headersSent) return sendJson(response, { failure: message(error) }, status)
      response.end(JSON.stringify({ failure: message(error) }))
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://desk')
    const cookie = request.method === 'GET' && (await guard.enter(request))
    if (cookie) {
      response.setHeader('Set-Cookie', cookie)
      // A redirect would still count as the request of whoever links here, such as an editor in the
      // browser, and go without the cookie.
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      return response.end(
        '<!doctype html><link rel="icon" href="/favicon.svg"><meta http-equiv="refresh" content="0; url=/__desk/">',
      )
    }
    const { isIn, renewed } = await guard.admit(request)
    if (!isIn) throw new Refusal(403, 'Open the desk by the address that npm run desk has printed.')
    if (renewed) response.setHeader('Set-Cookie', renewed)

    const route = routes[`${request.method} ${url.pathname}`]
    if (route) return route(request, response, url)
    if (request.method !== 'GET') throw new Refusal(405, 'There is nothing to change here.')
    if (url.pathname === '/events') return events.add(response)
    if (url.pathname === '/') {
      response.setHeader('Content-Security-Policy', POLICY)
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      return response.end(PAGE)
    }
    const file = (await panel()).get(url.pathname)
    if (!file) throw new Refusal(404, 'There is nothing here.')
    response.setHeader('Content-Type', file.type)
    return response.end(file.body)
  }
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

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
