/** Patterns in snippets, and the addresses that they mean. The first match counts. */
const PATTERNS: [pattern: RegExp, address: (found: string) => string][] = [
  [/<iframe\b[^>]*\ssrc\s*=\s*["']([^"']+)["']/i, withHttps],
  [/\bdata-url\s*=\s*["']([^"']+)["']/i, withHttps],
  [/\bdata-path\s*=\s*["']([^"']+)["']/i, (path) => `https://tidycal.com/${bare(path)}`],
  [
    /\b(?:data-cal-link\s*=|calLink["']?\s*:)\s*["']([^"']+)["']/i,
    (link) => `https://cal.com/${bare(link)}`,
  ],
  [/\bdata-domain\s*=\s*["']([^"']+)["']/i, youCanBookMe],
  [/\burl["']?\s*:\s*["']([^"']+)["']/i, withHttps],
  [/<a\b[^>]*\shref\s*=\s*["']((?:https?:)?\/\/[^"']+)["']/i, withHttps],
  [/((?:https?:)?\/\/[^\s"'<>]+)/i, withHttps],
]

/**
 * The address in what an owner pasted: an address with or without `https://`, or a scheduling
 * service's embed snippet. The text unchanged if there is none.
 */
export function addressIn(pasted: string): string {
  if (!pasted.includes('<')) return withHttps(pasted)

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

function withHttps(address: string): string {
  if (address.startsWith('//')) return `https:${address}`
  const beginsWithHost = /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]|$)/i.test(address)
  return beginsWithHost ? `https://${address}` : address
}

function youCanBookMe(domain: string): string {
  if (domain.includes('.')) return withHttps(domain)
  return `https://${domain}.youcanbook.me`
}

function bare(path: string): string {
  return path.replace(/^\/+/, '')
}
