import type { SiteManifest } from '../headers.ts'
import { fileRules, pairs } from './file-rules.ts'

/** `vercel.json`. Vercel's permanent redirects are 308. */
export function vercelSettings(site: SiteManifest) {
  return {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    // Serves /about from about.html, and redirects its aliases.
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: pairs(site.general) },
      ...fileRules(site).map(({ expression, headers }) => ({ source: expression, headers })),
    ],
  }
}
