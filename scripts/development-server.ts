import type { IncomingMessage } from 'node:http'

import { isLoopback } from '@studio/hosts/preview'
import type { Plugin } from 'vite'

import { isForwarded, UNKNOWN_HOST } from './forwarded.ts'
import { portFrom } from './port.ts'

/**
 * The only folders whose files the development server hands out as they are, besides `public/`. Nothing of
 * the studio is among them: its words and photographs reach a page through the pipeline.
 */
const SERVED = [
  'src',
  'prerender/start',
  'prerender/open',
  'node_modules/.vite',
  '.cache/typefaces',
]

const FOREIGN = 'Another page has asked for this.'

/**
 * Where the development server listens and whom it answers: on this machine only, at `PORT` where that
 * is given, and no page of another site. Every way to start it has this, so that neither another site
 * nor another user of this machine reads more than a visitor would.
 */
export function onThisMachine(): Plugin {
  return {
    name: 'studio:on-this-machine',
    apply: 'serve',
    // Nothing answers before it.
    enforce: 'pre',

    config() {
      const { PORT } = process.env
      return {
        server: {
          host: 'localhost',
          // Checked below. Vite's own answer would send an owner into vite.config.js.
          allowedHosts: true,
          cors: false,
          fs: { allow: SERVED },
          ...(PORT && { port: portFrom(PORT), strictPort: true }),
        },
      }
    },

    configureServer({ middlewares, httpServer }) {
      middlewares.use((request, response, next) => {
        const refusal = refusalOf(request)
        if (!refusal) return next()
        const type = { 'Content-Type': 'text/plain; charset=utf-8' }
        response.writeHead(403, type).end(`${refusal}\n`)
      })
      // No middleware sees an upgrade. Vite gives up one whose socket has been ended.
      httpServer?.prependListener('upgrade', (request, socket) => {
        if (refusalOf(request)) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      })
      return () => {
        // Any page could make it open any file in the owner's editor.
        middlewares.stack = middlewares.stack.filter(({ route }) => route !== '/__open-in-editor')
      }
    },
  }
}

/**
 * Why a server of this machine refuses a request, or nothing: it came under a name of another machine
 * (DNS rebinding), or a page of another site, port or frame has sent it. Such a page may link here, which
 * tells it nothing: a tunnel's own pages do.
 */
export function refusalOf({ headers, method }: IncomingMessage): string | undefined {
  const { host = '', origin } = headers
  if (!isLoopback(host) && !isForwarded(host)) return UNKNOWN_HOST

  const isRead = method === 'GET' || method === 'HEAD'
  const isOwn = origin === undefined ? isRead : isOwnOrigin(origin, host)
  const site = headers['sec-fetch-site'] ?? 'none'
  const isLink =
    isRead && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  const isFromHere = site === 'same-origin' || site === 'none' || isLink
  return isOwn && isFromHere ? undefined : FOREIGN
}

/** What forwards a port may keep the name that the browser asks for, or put localhost in its place. */
function isOwnOrigin(origin: string, host: string): boolean {
  const [, name] = /^https?:\/\/(.+)$/.exec(origin) ?? []
  return name !== undefined && (name === host || isForwarded(name))
}
