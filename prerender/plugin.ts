import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { Plugin } from 'vite'

import { chunkGroups } from './chunk-groups.ts'
import { oldWorkers } from './old-workers.ts'
import { findPageAssets, type PageAssets } from './page-assets.ts'
import { servePages, type RenderPage } from './serve-pages.ts'

const require = createRequire(import.meta.url)

const SERVER_ENTRY = 'render-page.js'
const HYDRATE = /^virtual:hydrate\/(.+)$/

/**
 * Renders each folder of `src/pages` to an HTML file, and hydrates it in the browser.
 * `pages` maps a page's folder to its path on the site, like `{ about: '/about' }`.
 */
export function prerender(pages: Record<string, string>): Plugin {
  const names = Object.keys(pages)
  let root: string
  let assets: (page: string) => PageAssets

  return {
    name: 'studio:prerender',

    config: ({ build: { outDir = 'dist' } = {} }, { command }) => ({
      appType: 'custom',
      // Shared plugins, so that the server build knows the files of the client build.
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            outDir: `${outDir}/client`,
            rolldownOptions: {
              input: {
                early: '/prerender/start/early.ts',
                start: '/prerender/start/start.ts',
                ...Object.fromEntries(names.map((name) => [name, `virtual:hydrate/${name}`])),
              },
              output: {
                ...fileNames,
                codeSplitting: { groups: chunkGroups(() => root) },
              },
            },
          },
        },
        ssr: {
          // The build bundles everything into one file. The development server cannot run CommonJS,
          // so it leaves React to Node.
          resolve: { noExternal: command === 'build' || undefined },
          build: {
            outDir: `${outDir}/server`,
            copyPublicDir: false,
            rolldownOptions: {
              input: '/prerender/render-page.tsx',
              output: { ...fileNames, entryFileNames: SERVER_ENTRY },
            },
          },
        },
      },
    }),

    configResolved(config) {
      root = config.root
    },

    resolveId: { filter: { id: HYDRATE }, handler: (id) => id },

    load: {
      filter: { id: HYDRATE },
      handler: (id) => `
        import '/src/pages/${HYDRATE.exec(id)?.[1]}/page.tsx'
        import '/src/site/page.tsx'
        import { openPage } from '/prerender/open/open-page.tsx'
        openPage()
      `,
    },

    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      assets = findPageAssets(bundle)
      for (const worker of oldWorkers()) this.emitFile({ type: 'asset', ...worker })
    },

    async buildApp({ environments: { client, ssr }, build }) {
      await build(client!)
      await build(ssr!)

      const server = path.resolve(root, ssr!.config.build.outDir)
      const { renderPage }: { renderPage: RenderPage } = require(path.join(server, SERVER_ENTRY))
      const site = path.resolve(root, client!.config.build.outDir)
      await mkdir(site, { recursive: true })
      for (const name of names) {
        const file = pages[name] === '/' ? 'index.html' : `${pages[name]}.html`
        await writeFile(path.join(site, file), renderPage(name, assets(name)))
      }
      await rm(server, { recursive: true })
    },

    configureServer: (server) => () => server.middlewares.use(servePages(server, pages)),
  }
}

/** The same names in both environments, so that the HTML links the client's files. */
const fileNames = {
  entryFileNames: 'assets/[name].[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: 'assets/[name].[hash][extname]',
}
