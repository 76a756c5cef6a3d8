import { appliesTo } from '../headers.ts'
import { filesOf, pageHeaders, type SiteManifest } from '../site-manifest.ts'

/** Headers of the files that match a regular expression. */
export type FileRule = { expression: string; headers: Record<string, string> }

/**
 * The specific header rules, by the names of the files that exist. Some hosts match the path alone:
 * with `/uploads/*` they would cache the 404 page of a missing photograph for a year.
 *
 * @param maxLength of an expression, in characters
 */
export function fileRules(
  site: Pick<SiteManifest, 'rules' | 'files'>,
  maxLength: number,
): FileRule[] {
  const general = pageHeaders(site)

  return site.rules
    .filter((rule) => rule.path !== '/*' && !appliesTo(rule, '/404.html'))
    .flatMap((rule) => {
      const own = Object.entries(rule.headers).filter(([name, value]) => general[name] !== value)
      const names = filesOf(rule, site).map(escaped)
      return batches(names, maxLength - 2).map((batch) => ({
        expression: batch.length === 1 ? batch[0]! : `(${batch.join('|')})`,
        headers: Object.fromEntries(own),
      }))
    })
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Names in groups, none longer than `maxLength` when joined by one character. */
function batches(names: string[], maxLength: number): string[][] {
  const all: string[][] = []
  let length = maxLength

  for (const name of names) {
    if (length + 1 + name.length > maxLength) {
      all.push([])
      length = -1
    }
    all.at(-1)!.push(name)
    length += 1 + name.length
  }
  return all
}
