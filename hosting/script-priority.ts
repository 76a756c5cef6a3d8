/**
 * Lets photographs and text go first: a page reads and looks right before any script has run, so
 * its scripts are not even asked for until `begin` (begin.ts) says so. What they are stands beside
 * it, for it to load.
 */
export function withScriptsLast(html: string, begin: string): string {
  const entry = ENTRY.exec(html)
  if (!entry || html.includes(' data-entry=')) return html

  const ahead = Array.from(html.matchAll(AHEAD), ([, href]) => href).join(' ')
  const script =
    `<script type="module" async fetchpriority="low" src="${begin}" data-entry="${entry[1]}"` +
    ` data-ahead="${ahead}"></script>`
  return html.replace(entry[0], script).replace(AHEAD, '')
}

const ENTRY = /<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]+)"[^>]*><\/script>/
const AHEAD = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g
