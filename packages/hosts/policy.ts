import { covers, headersFor, type HeaderRule } from './headers.ts'

/** All that a host has to know of the site. Each dialect says it in the words of one host. */
export type Policy = {
  rules: HeaderRule[]
  /** By path, in their canonical form. */
  pages: string[]
  /** Every file that visitors may ask for, from the root. */
  files: string[]
}

/** Headers that hold for a set of paths, with those of `/*` already among them. */
export type Section = { path: string; headers: Record<string, string> }

/**
 * How long a browser insists on https, in seconds: two years. Of hosts only, because there it is
 * certain. Neighbors of the site under the studio's domain are not ours to bind, so they are not
 * included.
 */
const HSTS = 'max-age=63072000'

/** The rules for a host: those of the site, and https from the first visit on. */
export function rulesForHosts(rules: HeaderRule[]): HeaderRule[] {
  return rules.map((rule) =>
    rule.path === '/*'
      ? { ...rule, headers: { ...rule.headers, 'Strict-Transport-Security': HSTS } }
      : rule,
  )
}

/** What every page is sent with, the 404 page too. */
export function pageHeaders({ rules }: Pick<Policy, 'rules'>): Record<string, string> {
  return headersFor(rules, '/404.html')
}

/** The rules that say something else than `/*`, each with all that holds there. */
export function sections({ rules }: Pick<Policy, 'rules'>): Section[] {
  return rules
    .filter(({ path }) => path !== '/*')
    .map(({ path }) => ({ path, headers: headersFor(rules, path) }))
}

/** The files that a rule is about. */
export function filesUnder({ files }: Pick<Policy, 'files'>, rule: Pick<HeaderRule, 'path'>) {
  return files.filter((file) => covers(rule, file))
}
