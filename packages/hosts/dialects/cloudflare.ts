import type { SiteManifest } from '../headers.ts'

/** Settings of `wrangler deploy`. Without `not_found_handling` a missing page would be an empty response. */
export function wranglerFile(): string {
  const settings = {
    name: 'film-studio',
    compatibility_date: '2025-01-01',
    main: 'not-found.js',
    assets: { directory: '../../client', binding: 'ASSETS', not_found_handling: '404-page' },
  }
  return `// Replace the name with that of your project.\n${JSON.stringify(settings, null, 2)}\n`
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
