import { pageHeaders, type Policy } from '../policy.ts'

/** Directives that a browser does not take from a page itself. */
const NEEDS_A_HEADER = ['frame-ancestors', 'report-uri', 'sandbox']

/**
 * A page for GitHub Pages, which sends no headers of ours: its policy stands in the page, before
 * anything that the policy is about. Only how the page is encoded comes first, because browsers look
 * for that in the first 1,024 bytes.
 */
export function withMetaPolicy(html: string, policy: Pick<Policy, 'rules'>): string {
  const { 'Content-Security-Policy': csp = '', 'Referrer-Policy': referrer = '' } =
    pageHeaders(policy)
  const directives = csp
    .split('; ')
    .filter((directive) => !NEEDS_A_HEADER.includes(directive.split(' ')[0]!))

  const tags =
    `<meta http-equiv="Content-Security-Policy" content="${attribute(directives.join('; '))}">` +
    `<meta name="referrer" content="${attribute(referrer)}">`
  return html
    .replace(/<meta charset=[^>]*>/i, '')
    .replace('<head>', () => `<head><meta charset="utf-8">${tags}`)
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
