import { filesOf, type SiteManifest } from '../headers.ts'
import { escaped } from '../paths.ts'

/** Files in one expression: a name has at most 255 characters, and Vercel accepts 4,096 in an expression. */
const BATCH = 15

/**
 * The specific header rules, each with a regular expression of the files that exist. Some hosts
 * match the path alone: with `/uploads/*` they would cache the 404 page of a missing photograph for
 * a year.
 */
export function fileRules(site: SiteManifest) {
  return site.special.flatMap((rule) => {
    const names = filesOf(rule, site).map((file) => escaped(file.slice(1)))
    const batches: string[] = []
    while (names.length > 0) batches.push(names.splice(0, BATCH).join('|'))
    return batches.map((batch) => ({ expression: `/(${batch})`, headers: pairs(rule.headers) }))
  })
}

/** Headers as Vercel and Firebase list them. */
export function pairs(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }))
}
