import type { InlineConfig, Plugin, UserConfig } from 'vite'

import { isLoopback } from '@studio/hosts/preview'

import { isForwarded, UNKNOWN_HOST } from './forwarded.ts'
import { portFrom } from './listen.ts'

/**
 * Where a development server listens and whom it answers: on this machine only, at `PORT` where that
 * is given, and under names of this machine, so that no other site can read it (DNS rebinding).
 */
export function onThisMachine(
  { plugins = [], ...config }: UserConfig,
  ...own: Plugin[]
): InlineConfig {
  const { PORT } = process.env
  return {
    ...config,
    configFile: false,
    plugins: [refuseOtherNames(), ...own, ...plugins],
    server: {
      host: 'localhost',
      // Checked below. Vite's own answer would send an owner into vite.config.js.
      allowedHosts: true,
      ...(PORT && { port: portFrom(PORT), strictPort: true }),
    },
  }
}

function refuseOtherNames(): Plugin {
  return {
    name: 'studio:names',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(({ headers: { host = '' } }, response, next) => {
        if (isLoopback(host) || isForwarded(host)) return next()
        const type = { 'Content-Type': 'text/plain; charset=utf-8' }
        response.writeHead(403, type).end(`${UNKNOWN_HOST}\n`)
      })
    },
  }
}
