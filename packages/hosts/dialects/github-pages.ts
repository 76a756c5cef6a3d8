import type { SiteManifest } from '../headers.ts'

/** Directives that browsers accept in a header only. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox']

/**
 * A page for GitHub Pages, which sends no custom headers: the policy is a `<meta>` element, ahead of
 * everything that it restricts. Only the charset comes first, because browsers look for it in the
 * first 1,024 bytes.
 */
export function withMetaPolicy(html: string, { general }: SiteManifest): string {
  const { 'Content-Security-Policy': csp = '', 'Referrer-Policy': referrer = '' } = general
  const directives = csp
    .split('; ')
    .filter((directive) => !HEADER_ONLY.includes(directive.split(' ')[0]!))

  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${escaped(directives.join('; '))}">` +
    `<meta name="referrer" content="${escaped(referrer)}">`
  return html
    .replace(/<meta charset=[^>]*>/i, '')
    .replace('<head>', () => `<head><meta charset="utf-8">${tags}`)
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
