import { appliesTo } from '../headers.ts'
import { NOT_FOUND } from '../paths.ts'
import { filesOf, pageHeaders, type SiteManifest } from '../site-manifest.ts'

type Pair = { key: string; value: string }

/** The headers of every page, as Vercel and Firebase list them. */
export function pageRule(site: SiteManifest): Pair[] {
  return Object.entries(pageHeaders(site)).map(([key, value]) => ({ key, value }))
}

/**
 * The specific header rules, each with a regular expression of the files that exist. Some hosts
 * match the path alone: with `/uploads/*` they would cache the 404 page of a missing photograph for
 * a year.
 *
 * @param maxLength of an expression, in characters
 */
export function fileRules(
  site: SiteManifest,
  maxLength: number,
): { expression: string; headers: Pair[] }[] {
  const general = pageHeaders(site)

  return site.rules
    .filter((rule) => !appliesTo(rule, NOT_FOUND))
    .flatMap((rule) => {
      const own = Object.entries(rule.headers).filter(([name, value]) => general[name] !== value)
      const headers = own.map(([key, value]) => ({ key, value }))
      const names = filesOf(rule, site).map(escaped)
      return batches(names, maxLength - 2).map((batch) => {
        return { expression: batch.length === 1 ? batch[0]! : `(${batch.join('|')})`, headers }
      })
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
