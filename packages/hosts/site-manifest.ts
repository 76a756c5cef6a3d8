import { appliesTo, headersFor, type HeaderRule } from './headers.ts'

/** What the settings of every host are written from. */
export type SiteManifest = {
  rules: HeaderRule[]
  /** Canonical paths. */
  pages: string[]
  /** Every file that visitors may request, as a path from the root. */
  files: string[]
}

/**
 * How long a browser insists on https, in seconds: two years. Only hosts send it; the preview is
 * plain http. Subdomains are not included: the studio's gallery or mail may be one of them.
 */
const HSTS = 'max-age=63072000'

/** The header rules for a host: those of the site, and https from the first visit on. */
export function rulesForHosts(rules: HeaderRule[]): HeaderRule[] {
  return rules.map((rule) =>
    rule.path === '/*'
      ? { ...rule, headers: { ...rule.headers, 'Strict-Transport-Security': HSTS } }
      : rule,
  )
}

/** The headers of every page, the 404 page included. */
export function pageHeaders({ rules }: Pick<SiteManifest, 'rules'>): Record<string, string> {
  return headersFor(rules, '/404.html')
}

/** The rules for less than the whole site, each completed by the headers of `/*`. */
export function specificRules({ rules }: SiteManifest): HeaderRule[] {
  return rules
    .filter(({ path }) => path !== '/*')
    .map(({ path }) => ({ path, headers: headersFor(rules, path) }))
}

/** The files that a rule applies to. */
export function filesOf(rule: HeaderRule, { files }: SiteManifest): string[] {
  return files.filter((file) => appliesTo(rule, file))
}
