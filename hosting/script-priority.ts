/**
 * Lets photographs and text go first: a page reads and looks right before any script has run, so
 * no script may take the line from them.
 */
export function withScriptsLast(html: string): string {
  return html.replace(SCRIPT, (tag) =>
    tag.includes(' fetchpriority=') ? tag : tag.replace(/^<\w+/, '$& fetchpriority="low"'),
  )
}

const SCRIPT = /<link\b[^>]*\brel="modulepreload"[^>]*>|<script\b[^>]*\btype="module"[^>]*>/g
