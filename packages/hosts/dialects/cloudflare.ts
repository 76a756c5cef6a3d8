import type { SiteManifest } from '../headers.ts'

/** What a project is called whose studio has no name yet. */
export const UNNAMED = 'film-studio'

/** In characters. A name is part of an address, which holds no longer ones. */
const LONGEST_NAME = 54

/**
 * Settings of `wrangler deploy`. Without `not_found_handling` a missing page would be an empty response.
 *
 * @param project in a to z, digits and hyphens.
 * @param folders of the Worker and of the site, from the folder of these settings.
 * @see https://developers.cloudflare.com/workers/wrangler/configuration/
 */
export function wranglerFile(project: string, folders: { worker: string; site: string }): string {
  const settings = {
    name: project.slice(0, LONGEST_NAME).replace(/-+$/, '') || UNNAMED,
    compatibility_date: '2025-01-01',
    main: `${folders.worker}not-found.js`,
    assets: { directory: folders.site, binding: 'ASSETS', not_found_handling: '404-page' },
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}

/** `wrangler.jsonc` at the root of the repository, for a project that builds there. */
export function rootWranglerFile(project = UNNAMED): string {
  return wranglerFile(project, { worker: 'dist/hosts/cloudflare/', site: 'dist/client' })
}

/**
 * The Worker. Cloudflare calls it for missing files only: `_headers` matches the path alone, and
 * would have the 404 page of a missing photograph cached for a year.
 */
export function notFoundWorker({ general, special }: SiteManifest): string {
  const names = special.flatMap(({ headers }) => Object.keys(headers))

  return `const PAGE_HEADERS = ${JSON.stringify(general, null, 2)}

export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request)
    if (answer.status !== 404) return answer

    const headers = new Headers(answer.headers)
    for (const name of ${JSON.stringify([...new Set(names)])}) headers.delete(name)
    for (const [name, value] of Object.entries(PAGE_HEADERS)) headers.set(name, value)
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(answer.body, { status: 404, headers })
  },
}
`
}
