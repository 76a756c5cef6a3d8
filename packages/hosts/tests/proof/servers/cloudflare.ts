import { readFileSync } from 'node:fs'
import path from 'node:path'

import { fromNpm, missingFromNpm, type Server } from './server.ts'

/** Cloudflare's own runtime, with the settings that `wrangler deploy` would publish. */
export const cloudflare: Server = {
  name: 'Cloudflare',
  missing: () => missingFromNpm('miniflare'),

  async start({ hosts }) {
    const { Miniflare, Log, LogLevel } = fromNpm('miniflare')
    const folder = path.join(hosts, 'cloudflare')
    const jsonc = readFileSync(path.join(folder, 'wrangler.jsonc'), 'utf8')
    const { main, compatibility_date, assets } = JSON.parse(jsonc)

    const server = new Miniflare({
      log: new Log(LogLevel.ERROR),
      host: '127.0.0.1',
      port: 0,
      rootPath: folder,
      modules: true,
      scriptPath: main,
      compatibilityDate: compatibility_date,
      assets: {
        directory: path.resolve(folder, assets.directory),
        binding: assets.binding,
        routerConfig: { has_user_worker: true },
        assetConfig: {
          html_handling: 'auto-trailing-slash',
          not_found_handling: assets.not_found_handling,
        },
      },
    })
    const { port } = await server.ready
    return { port: Number(port), stop: () => server.dispose() }
  },
}
