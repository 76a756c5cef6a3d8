import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

import type { Plugin } from 'vite'

import { keptEntries } from './entries.ts'
import { finish } from './finish.ts'
import { headerRules, type HeaderRule, type Outside } from './headers.ts'
import { speculationRules } from './speculation-rules.ts'
import { staticServer } from './static-server.ts'

type HostingOptions = { outside: () => Promise<Outside> }

/**
 * Makes what is built ready for a host, and answers from it as that host would: `vite preview`
 * sends every page with the status and the headers that it will have on the web.
 *
 * Only this file knows Vite. What goes out and how, its neighbors know.
 */
export function hosting({ outside }: HostingOptions): Plugin {
  let site: string
  let rulesFile: string

  return {
    name: 'studio:hosting',
    enforce: 'post',

    config: () => ({
      // There is nothing behind this server that other sites or names could reach through it.
      preview: { cors: false, allowedHosts: true },
    }),

    configResolved({ root, command, build, environments }) {
      // The name is there while Vike builds, and is not when the built site is looked at.
      const folder =
        command === 'build' ? environments.client!.build.outDir : `${build.outDir}/client`
      site = path.resolve(root, folder)
      rulesFile = path.join(site, '../hosting.json')
    },

    generateBundle() {
      if (this.environment.name !== 'client') return

      const source = JSON.stringify(speculationRules)
      this.emitFile({ type: 'asset', fileName: 'speculation-rules.json', source })
    },

    // Pages are prerendered when the server build is written, so only now do all of them stand.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.name !== 'ssr') return
        const hosts = path.join(site, '../hosts')
        const rules = headerRules(await outside())
        await finish({ site, rulesFile, hosts, rules, entries: await keptEntries(site) })
      },
    },

    // Installed at once, before any other middleware could answer in its own way.
    configurePreviewServer({ middlewares, httpServer, config }) {
      const rules = readRules(rulesFile)
      middlewares.use(staticServer({ root: realpathSync(site), rules }))
      httpServer.on('error', (error) => explainTakenPort(error, config.preview.port))
    },
  }
}

function readRules(file: string): HeaderRule[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new Error('There is no finished site in dist/. Build it first: npm run build', { cause })
  }
}

function explainTakenPort(error: NodeJS.ErrnoException, port: number) {
  if (error.code !== 'EADDRINUSE') return

  console.error(`Port ${port} is taken by another program. Choose one: PORT=5000 npm start`)
  process.exit(1)
}
