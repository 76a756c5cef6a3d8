import type { Entries } from './entries.ts'

/**
 * Lets photographs and text go first: a page reads and looks right before any script has run, so
 * its scripts are not even asked for until begin.ts says so. What they are stands beside it, for it
 * to load, in place of Vike's.
 *
 * @throws {Error} when the page has no entry.
 */
export function withScriptsLast(html: string, { begin, pages }: Entries): string {
  const vikes = SCRIPT.exec(html)
  if (!vikes || html.includes(' data-entry=')) return html

  const id: string = JSON.parse(PAGE_ID.exec(html)?.[1] ?? '""')
  const [entry, ...ahead] = pages[id] ?? []
  if (!entry) throw new Error(`The page ${id} has no entry of its own.`)

  const script =
    `<script type="module" async fetchpriority="low" src="${begin}" data-entry="${entry}"` +
    ` data-ahead="${ahead.join(' ')}"></script>`
  return html.replace(vikes[0], script).replace(AHEAD, '')
}

const SCRIPT = /<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]+)"[^>]*><\/script>/
const AHEAD = /<link\b[^>]*\brel="modulepreload"[^>]*>/g

/** As Vike tells it in the data of each page. */
const PAGE_ID = /"pageId":("[^"]*")/
