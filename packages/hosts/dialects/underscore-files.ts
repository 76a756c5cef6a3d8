import { filesOf, type SiteManifest } from '../headers.ts'
import { aliases } from '../paths.ts'

/**
 * `_headers` for Cloudflare, which joins the values of several rules for one header. A special rule
 * therefore detaches (`!`) what the general one set.
 */
export function headersFile({ general, special }: SiteManifest): string {
  const detached = special.map(({ path, headers }) => {
    const names = Object.keys(headers).filter((name) => name in general)
    const lines = names.map((name) => `  ! ${name}`)
    return block(path, headers, lines)
  })
  return [block('/*', general), ...detached].join('\n')
}

/**
 * `_headers` for Netlify, which matches the path alone: with `/uploads/*` it would have the 404 page
 * of a missing photograph cached for a year. So each hashed file has a rule of its own, which are
 * too many for Cloudflare.
 */
export function netlifyHeadersFile(site: SiteManifest): string {
  const rules = site.special.flatMap((rule) =>
    filesOf(rule, site).map((path) => block(path, rule.headers)),
  )
  return [block('/*', site.general), ...rules].join('\n')
}

function block(path: string, headers: Record<string, string>, before: string[] = []): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return `${[path, ...before, ...lines].join('\n')}\n`
}

/**
 * `_redirects` for Netlify and Cloudflare. None is forced (`301!`): to Netlify's rules `/about` and
 * `/about/` are one path, so it would redirect in a loop.
 */
export function redirectsFile({ pages }: SiteManifest): string {
  return pages.flatMap((page) => aliases(page).map((alias) => `${alias} ${page} 301\n`)).join('')
}
