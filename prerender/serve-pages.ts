import type { Connect, EnvironmentModuleNode, ViteDevServer } from 'vite'

import type { PageAssets } from './page-assets.ts'

export type RenderPage = (page: string, assets: PageAssets) => string

/** Renders pages on request, in development. Any other path gets the 404 page. */
export function servePages(
  server: ViteDevServer,
  pages: Record<string, string>,
): Connect.NextHandleFunction {
  const { ssr } = server.environments

  return async ({ headers, url = '/' }, response, next) => {
    if (!headers.accept?.includes('text/html')) return next()

    try {
      const path = url.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '')
      const page = Object.keys(pages).find((name) => pages[name] === path) ?? 'not-found'
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
  // What a stylesheet imports is in it, in the layer that it says.
  if (/\.css($|\?)/.test(module.url)) return new Set([module.url])
  return new Set([...module.importedModules].flatMap((one) => [...stylesOf(one, seen)]))
}
