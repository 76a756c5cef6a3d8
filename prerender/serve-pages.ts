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
      const entry = await server.ssrLoadModule('/src/entry-server.tsx')
      const scripts = [`/@id/virtual:hydrate/${page}`]
      const styles = stylesOf(await ssr.moduleGraph.getModuleByUrl(`/src/pages/${page}/page.tsx`))
      const start = '/prerender/start/start.ts'
      const render: RenderPage = entry.renderPage
      const html = render(page, { start, scripts, styles: [...styles], fonts: [] })

      response.statusCode = page === 'not-found' ? 404 : 200
      response.setHeader('Content-Type', 'text/html')
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
  const own = /\.css($|\?)/.test(module.url) ? [module.url] : []
  return new Set([
    ...own,
    ...[...module.importedModules].flatMap((one) => [...stylesOf(one, seen)]),
  ])
}
