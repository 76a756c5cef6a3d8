import type { HeaderRule } from '../headers.ts'
import { aliases } from '../page-paths.ts'
import { filesOf, type SiteManifest } from '../site-manifest.ts'

/**
 * `_headers` for Cloudflare, which joins the values of several rules for one header. A later rule
 * therefore detaches (`!`) what an earlier one set.
 */
export function headersFile({ rules }: Pick<SiteManifest, 'rules'>): string {
  const set = new Set<string>()

  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(set.has(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ])
    for (const name of Object.keys(headers)) set.add(name)
    return [path, ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

/**
 * `_headers` for Netlify, which matches the path alone: with `/uploads/*` it would have the 404 page
 * of a missing photograph cached for a year. So each hashed file has a rule of its own, which are
 * too many for Cloudflare.
 */
export function netlifyHeadersFile(site: Pick<SiteManifest, 'rules' | 'files'>): string {
  const rules = site.rules.flatMap((rule): HeaderRule[] =>
    rule.path === '/*'
      ? [rule]
      : filesOf(rule, site).map((file) => ({ path: file, headers: rule.headers })),
  )
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/**
 * `_redirects` for Netlify and Cloudflare. None is forced (`301!`): to Netlify's rules `/about` and
 * `/about/` are one path, so it would redirect in a loop.
 */
export function redirectsFile({ pages }: Pick<SiteManifest, 'pages'>): string {
  return pages.flatMap((page) => aliases(page).map((alias) => `${alias} ${page} 301\n`)).join('')
}
