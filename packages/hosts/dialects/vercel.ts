import type { SiteManifest } from '../site-manifest.ts'
import { fileRules, pageRule } from './file-rules.ts'

/** In characters: Vercel's limit for a `source`, less room for its slash and braces. */
const MAX_SOURCE = 4_000

/** `vercel.json`. Vercel's permanent redirects are 308. */
export function vercelSettings(site: SiteManifest) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Serves /about from about.html, and redirects its aliases.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: pageRule(site) },
      ...fileRules(site, MAX_SOURCE).map(({ expression, headers }) => ({
        // Every source begins with a slash, so a group comes behind it.
        source: expression.startsWith('(')
          ? `/${expression.replaceAll(/(?<=[(|])\//g, '')}`
          : expression,
        headers,
      })),
    ],
  }
}
