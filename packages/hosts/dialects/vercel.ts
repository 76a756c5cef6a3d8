import { filesOf, type SiteManifest } from '../headers.ts'
import { asPattern } from '../paths.ts'

/** Files in one expression: a name has at most 255 characters, and Vercel accepts 4,096 in an expression. */
const BATCH = 15

/** `vercel.json`. Vercel's permanent redirects are 308. */
export function vercelSettings(site: SiteManifest) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Serves /about from about.html, and redirects its aliases.
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ source: '/(.*)', headers: pairs(site.general) }, ...fileRules(site)],
  }
}

/**
 * The specific header rules, each with a regular expression of the files that exist. Vercel matches the
 * path alone: with `/uploads/*` it would cache the 404 page of a missing photograph for a year.
 */
function fileRules(site: SiteManifest) {
  return site.special.flatMap((rule) => {
    const names = filesOf(rule, site).map((file) => asPattern(file.slice(1)))
    const batches: string[] = []
    while (names.length > 0) batches.push(names.splice(0, BATCH).join('|'))
    return batches.map((batch) => ({ source: `/(${batch})`, headers: pairs(rule.headers) }))
  })
}

function pairs(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
