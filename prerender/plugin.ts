import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { BuildEnvironment, Plugin } from 'vite'

import { chunkGroups } from './chunk-groups.ts'
import { findPageAssets, type PageAssets } from './page-assets.ts'
import { servePages, type RenderPage } from './serve-pages.ts'

const require = createRequire(import.meta.url)

const SERVER_ENTRY = 'entry-server.js'
const HYDRATE = /^virtual:hydrate\/(.+)$/

/** Pages with other content than the site's: made beside it, in a folder and an environment of this name. */
type Edition = { name: string; isWanted: () => Promise<boolean> }

/**
 * Renders each folder of `src/pages` to an HTML file, and hydrates it in the browser.
 * `pages` maps a page's folder to its path on the site, like `{ about: '/about' }`.
 * What is not the same in the other `edition` is in the folder of that name.
 */
export function prerender(pages: Record<string, string>, edition: Edition): Plugin {
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
          build: serverBuild(`${outDir}/server`),
        },
        ...(command === 'build' && {
          [edition.name]: {
            resolve: { noExternal: true as const },
            build: serverBuild(`${outDir}/server-${edition.name}`),
          },
        }),
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
        import { openPage } from '/src/entry-client.tsx'
        openPage()
      `,
    },

    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') assets = findPageAssets(bundle)
    },

    async buildApp({ config, environments, build }) {
      const { client, ssr } = environments
      await build(client!)
      const site = path.resolve(root, client!.config.build.outDir)
      const published = await render(ssr!)
      await writePages(site, published)

      const folder = path.resolve(root, config.build.outDir, edition.name)
      await rm(folder, { recursive: true, force: true })
      if (!(await edition.isWanted())) return
      const others = await render(environments[edition.name]!)
      await writePages(
        folder,
        new Map([...others].filter(([file, html]) => published.get(file) !== html)),
      )

      /** The HTML of every page, by its file. */
      async function render(environment: BuildEnvironment) {
        await build(environment)
        const server = path.resolve(root, environment.config.build.outDir)
        const { renderPage }: { renderPage: RenderPage } = require(path.join(server, SERVER_ENTRY))
        await rm(server, { recursive: true })
        return new Map(
          names.map((name) => {
            const file = pages[name] === '/' ? '/index.html' : `${pages[name]}.html`
            return [file, renderPage(name, assets(name))]
          }),
        )
      }
    },

    configureServer: (server) => () => server.middlewares.use(servePages(server, pages)),
  }
}

async function writePages(folder: string, htmls: Map<string, string>) {
  await mkdir(folder, { recursive: true })
  for (const [file, html] of htmls) await writeFile(path.join(folder, file), html)
}

function serverBuild(outDir: string) {
  return {
    outDir,
    copyPublicDir: false,
    rolldownOptions: {
      input: '/src/entry-server.tsx',
      output: { ...fileNames, entryFileNames: SERVER_ENTRY },
    },
  }
}

/** The same names in all environments, so that the HTML links the client's files. */
const fileNames = {
  entryFileNames: 'assets/[name].[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: 'assets/[name].[hash][extname]',
}
