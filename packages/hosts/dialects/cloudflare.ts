import { pageHeaders, sections, type Policy } from '../policy.ts'

/**
 * How `wrangler deploy` publishes the site as a Worker with static assets. Without
 * `not_found_handling` a missing page would be an empty answer.
 */
export function wranglerFile(): string {
  const settings = {
    name: 'film-studio',
    compatibility_date: '2025-01-01',
    main: 'missing.js',
    assets: { directory: '../../client', binding: 'ASSETS', not_found_handling: '404-page' },
  }
  return `// Change the name to what your project is called.\n${JSON.stringify(settings, null, 2)}\n`
}

/**
 * The Worker. Files are served without it; it is asked only for what is missing, because
 * `_headers` goes by the path alone and would have a missing photograph remembered for a year.
 */
export function missingWorker(policy: Pick<Policy, 'rules'>): string {
  return `const PAGE = ${JSON.stringify(pageHeaders(policy), null, 2)}

export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request)
    if (answer.status !== 404) return answer

    const headers = new Headers(answer.headers)
    for (const name of ${JSON.stringify(sectionNames(policy))}) headers.delete(name)
    for (const [name, value] of Object.entries(PAGE)) headers.set(name, value)
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(answer.body, { status: 404, headers })
  },
}
`
}

/** What stays on the machine: Cloudflare compresses by itself, and is no Apache. */
export function assetsIgnoreFile(): string {
  return '*.br\n*.gz\n.htaccess\n'
}

function sectionNames(policy: Pick<Policy, 'rules'>): string[] {
  return [...new Set(sections(policy).flatMap(({ headers }) => Object.keys(headers)))]
}
