import type { IncomingMessage } from 'node:http'

import { isLoopback } from '@studio/hosts/preview'
import type { Plugin } from 'vite'

import { isForwarded, portFrom, UNKNOWN_HOST } from './port.ts'

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
 * Lets the development server listen on this machine only, at `PORT` if that is given, and refuse pages of other sites.
 * Every way to start the server uses this plugin. So neither another site nor another user of this machine reads more
 * than a visitor would.
 */
export function onThisMachine(): Plugin {
  return {
    name: 'studio:on-this-machine',
    apply: 'serve',
    // The plugin comes first, so that nothing answers before it has checked the request.
    enforce: 'pre',

    config() {
      const { PORT } = process.env
      return {
        server: {
          host: 'localhost',
          // Hosts are checked below. Vite's own refusal would tell an owner to change vite.config.js.
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
      // Middlewares do not see requests for an upgrade. Vite ignores an upgrade whose socket has ended.
      httpServer?.prependListener('upgrade', (request, socket) => {
        if (refusalOf(request)) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
      })
      return () => {
        // Through this route, any page could open any file in the owner's editor.
        middlewares.stack = middlewares.stack.filter(({ route }) => route !== '/__open-in-editor')
      }
    },
  }
}

/**
 * Why a server of this machine refuses a request. Undefined if it answers. A request is refused if it came under a
 * name of another machine (DNS rebinding), or if a page of another site, port or frame has sent it. Such a page may
 * only link here, as pages of tunnels do, because a link tells it nothing.
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

/** Whether an origin is the server's own. A program that forwards a port may replace the browser's `Host` by localhost. */
function isOwnOrigin(origin: string, host: string): boolean {
  const [, name] = /^https?:\/\/(.+)$/.exec(origin) ?? []
  return name !== undefined && (name === host || isForwarded(name))
}
