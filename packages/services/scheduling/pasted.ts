/** Patterns in snippets, and the addresses that they mean. The first match counts. */
const PATTERNS: [pattern: RegExp, address: (found: string) => string][] = [
  [/<iframe\b[^>]*\ssrc\s*=\s*["']([^"']+)["']/i, complete],
  [/\bdata-url\s*=\s*["']([^"']+)["']/i, complete],
  [/\bdata-path\s*=\s*["']([^"']+)["']/i, (path) => `https://tidycal.com/${bare(path)}`],
  [
    /\b(?:data-cal-link\s*=|calLink["']?\s*:)\s*["']([^"']+)["']/i,
    (link) => `https://cal.com/${bare(link)}`,
  ],
  [/\bdata-domain\s*=\s*["']([^"']+)["']/i, youCanBookMe],
  [/\burl["']?\s*:\s*["']([^"']+)["']/i, complete],
  [/<a\b[^>]*\shref\s*=\s*["']((?:https?:)?\/\/[^"']+)["']/i, complete],
  [/((?:https?:)?\/\/[^\s"'<>]+)/i, complete],
]

/**
 * The address in what an owner pasted: an address with or without `https://`, or a scheduling
 * service's embed snippet. The text unchanged if there is none.
 */
export function addressIn(pasted: string): string {
  if (!pasted.includes('<')) return complete(pasted)

  for (const [pattern, address] of PATTERNS) {
    const found = pattern.exec(pasted)?.[1]
    if (found) return address(unescaped(found))
  }
  return pasted
}

/** Without HTML and JavaScript escapes. */
function unescaped(found: string): string {
  return found.replaceAll('&amp;', '&').replaceAll('\\/', '/').trim()
}

function complete(address: string): string {
  if (address.startsWith('//')) return `https:${address}`
  const beginsWithHost = /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]|$)/i.test(address)
  return beginsWithHost ? `https://${address}` : address
}

function youCanBookMe(domain: string): string {
  if (domain.includes('.')) return complete(domain)
  return `https://${domain}.youcanbook.me`
}

function bare(path: string): string {
  return path.replace(/^\/+/, '')
}
