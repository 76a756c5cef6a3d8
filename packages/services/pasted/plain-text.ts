/** Entities of HTML that stand in addresses and snippets, and what they mean. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  apos: "'",
  colon: ':',
  equals: '=',
  gt: '>',
  lt: '<',
  nbsp: ' ',
  num: '#',
  period: '.',
  quest: '?',
  quot: '"',
  sol: '/',
}

/** The start of a tag or comment. An address between angle brackets is none. */
export const TAG = /<(!--|\/?[a-z][\w-]*[\s/>])/i

/**
 * Text as a keyboard would have written it, without what word processors, mail and web pages add:
 * invisible characters, curly quotes, full-width letters, odd spaces and, outside of tags, entities.
 */
export function plainText(pasted: string): string {
  // Some text was escaped twice.
  const text = TAG.test(pasted) ? pasted : withoutEntities(withoutEntities(pasted))
  return text
    .replace(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‘’‚‛′‹›]/g, "'")
    .replace(/[^\S\n]/g, ' ')
    .trim()
}

/** The value of a string in code or of an attribute: without escapes, breaks and outer space. */
export function plainValue(written: string): string {
  const unescaped = written
    .replaceAll('\\/', '/')
    .replace(/\\(?:u00|x)([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const value = plainText(unescaped).replaceAll('\n', '')
  return isEncoded(value) ? decoded(value) : value
}

/** Whether it is an address that is percent-encoded as a whole. */
export function isEncoded(text: string): boolean {
  return /^https?%3a/i.test(text)
}

/** Without percent-encoding. The text unchanged if it is not well-formed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function withoutEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|([a-z]+));/gi, (all, hex, decimal, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? all
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
}
