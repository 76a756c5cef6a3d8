import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import type { Plugin, Connect, EnvironmentModuleNode, ViteDevServer } from 'vite'

import { findPageAssets, type PageAssets } from './page-assets.ts'

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

    renderChunk: parsedWhileLoading,

    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      assets = findPageAssets(bundle)
      for (const worker of earlierWorkers()) this.emitFile({ type: 'asset', ...worker })
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

/**
 * Writes the wrappers of CommonJS modules as functions in brackets. V8 parses those on another thread while the file
 * loads. The arrow functions that Rolldown writes are parsed when they are called, and React's takes a slow phone long.
 */
export function parsedWhileLoading(code: string): string {
  return code.replaceAll(/(__commonJS\w*\(\()\(([\w, ]*)\) =>/g, '$1function ($2)')
}

/** The same names in both environments, so that the HTML links the client's files. */
const fileNames = {
  entryFileNames: 'assets/[name].[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: 'assets/[name].[hash][extname]',
}

const MODULE = /^.*\/src\/(ui|site|features|pages)\/.+\.module\.css(?:\?|$)/

/** Puts each CSS module of `src` into the cascade layer of its folder (`src/styles/index.css`). */
export function cssLayers() {
  return {
    name: 'studio:css-layers',
    enforce: 'pre',
    transform: {
      filter: { id: MODULE },
      handler: (css: string, id: string) => `@layer ${MODULE.exec(id)?.[1]} {\n${css}}\n`,
    },
  } satisfies Plugin
}

/**
 * Keeps the styles of static components. Their code is left out of the browser's build, because a module of a page is
 * imported only for its calls of `island()`.
 */
export function keepStyles() {
  return {
    name: 'studio:keep-styles',
    enforce: 'post',
    transform: {
      filter: { id: MODULE },
      handler: (code: string) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  } satisfies Plugin
}

/**
 * Modules of most pages, in a file that the browser caches between pages. Embeds are on two pages, so only their
 * styles are here: these are too few for a file of their own.
 */
const SHARED = /^\/(?:prerender\/open|src\/(?:site|ui\/(?!embed\/.+\.tsx?$)))/

/** Stylesheets that are no CSS modules. All files share a connection, so two small ones arrive before a large one. */
const STYLES = /^\/(?:src\/styles|@studio\/(?:typefaces\/site|look))/

/** React, whose file changes only with React's version. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** Modules of some pages only, or loaded on demand. */
const OWN =
  /^(?:\/src\/(?:features|pages|ui\/embed)|\/packages\/|\/@studio\/|virtual:hydrate\/|\0vite\/preload-helper)/

/**
 * Splits the browser's code and styles into few files: for the whole site, for each page, and for each
 * part that is loaded on demand.
 */
export function chunkGroups(root: () => string) {
  /** A module's path inside the project, because the folders around it may have any name. */
  const inProject = (id: string) => (id.startsWith(`${root()}/`) ? id.slice(root().length) : id)

  return [
    { name: 'react', test: (id: string) => REACT.test(id) },
    { name: 'styles', test: (id: string) => STYLES.test(inProject(id)) },
    { name: 'site', test: (id: string) => SHARED.test(inProject(id)) },
    { name: 'part', test: (id: string) => OWN.test(inProject(id)), entriesAware: true },
  ]
}

type RenderPage = (page: string, assets: PageAssets) => string

/** Renders pages on request, in development. Any other path gets the 404 page. */
function servePages(
  server: ViteDevServer,
  pages: Record<string, string>,
): Connect.NextHandleFunction {
  const { ssr } = server.environments

  return async ({ headers, url = '/' }, response, next) => {
    if (!headers.accept?.includes('text/html')) return next()

    try {
      const address = url.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '')
      const page = Object.keys(pages).find((name) => pages[name] === address) ?? 'not-found'
      const entry = await server.ssrLoadModule('/prerender/render-page.tsx')
      const scripts = [`/@id/virtual:hydrate/${page}`]
      // As in a build: the order of layers is in the first stylesheet of the site.
      const styles = new Set<string>()
      for (const module of ['/src/site/page.tsx', `/src/pages/${page}/page.tsx`]) {
        for (const sheet of stylesOf(await ssr.moduleGraph.getModuleByUrl(module)))
          styles.add(sheet)
      }
      const [early, start] = ['/prerender/start/early.ts', '/prerender/start/start.ts']
      const render: RenderPage = entry.renderPage
      const html = render(page, { early, start, scripts, styles: [...styles], fonts: [] })

      response.statusCode = page === 'not-found' ? 404 : 200
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(await server.transformIndexHtml(url, html))
    } catch (error) {
      next(error)
    }
  }
}

/** The stylesheets that a module imports, to prevent a flash of unstyled content. */
function stylesOf(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): Set<string> {
  if (!module || seen.has(module)) return new Set()
  seen.add(module)
  // A stylesheet already includes its imports, each in its layer.
  if (/\.css($|\?)/.test(module.url)) return new Set([module.url])
  return new Set([...module.importedModules].flatMap((one) => [...stylesOf(one, seen)]))
}

/** The files that remove the service workers of an earlier site, by name. */
function earlierWorkers() {
  return WORKER_PATHS.map((fileName) => ({ fileName, source: WORKER }))
}

/**
 * Usual addresses of service workers. A browser looks for a newer worker only at the address of the one it has. A worker
 * of an earlier site at the same domain may show that site from its cache until a newer worker comes.
 */
const WORKER_PATHS = [
  // Workbox, Gatsby, Next.js, Nuxt, Vite, and most themes.
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'service_worker.js',
  'worker.js',
  // WordPress: SuperPWA, PWA for WP.
  'superpwa-sw.js',
  'pwa-sw.js',
  // Builders: PWABuilder, Angular, Flutter.
  'pwabuilder-sw.js',
  'ngsw-worker.js',
  'flutter_service_worker.js',
]

/** A worker that replaces the one of an earlier site. It empties the caches, unregisters itself, and reloads pages. */
const WORKER = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {})
}
`
