import type { HeaderRule } from '../headers.ts'
import { aliases } from '../paths.ts'
import { filesOf, type SiteManifest } from '../site-manifest.ts'

/**
 * `_headers` for Cloudflare, which joins the values of several rules for one header. A later rule
 * therefore detaches (`!`) what an earlier one set.
 */
export function headersFile({ rules }: SiteManifest): string {
  const set = new Set<string>()
  return blocks(rules, (name) => {
    const isSet = set.has(name)
    set.add(name)
    return isSet ? [`  ! ${name}`] : []
  })
}

/**
 * `_headers` for Netlify, which matches the path alone: with `/uploads/*` it would have the 404 page
 * of a missing photograph cached for a year. So each hashed file has a rule of its own, which are
 * too many for Cloudflare.
 */
export function netlifyHeadersFile(site: SiteManifest): string {
  const rules = site.rules.flatMap((rule): HeaderRule[] =>
    rule.path === '/*'
      ? [rule]
      : filesOf(rule, site).map((file) => ({ path: file, headers: rule.headers })),
  )
  return blocks(rules)
}

/** `before` gives what a host needs ahead of a header's line. */
function blocks(rules: HeaderRule[], before = (_name: string): string[] => []): string {
  const all = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...before(name),
      `  ${name}: ${value}`,
    ])
    return [path, ...lines].join('\n')
  })
  return `${all.join('\n\n')}\n`
}

/**
 * `_redirects` for Netlify and Cloudflare. None is forced (`301!`): to Netlify's rules `/about` and
 * `/about/` are one path, so it would redirect in a loop.
 */
export function redirectsFile({ pages }: SiteManifest): string {
  return pages.flatMap((page) => aliases(page).map((alias) => `${alias} ${page} 301\n`)).join('')
}
