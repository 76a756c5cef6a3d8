/**
 * The characters of English: every key of a keyboard, and what a printer adds. A page with no other characters needs
 * only the first file of each typeface.
 */
export const COMMON: ReadonlySet<number> = new Set([
  ...span(0x20, 0x7e),
  ...[...'\u00A0©·×–—‘’“”•…'].map((character) => character.codePointAt(0) ?? 0),
])

/** The characters that words are shown with. Capitals count, too, because labels may be set in capitals. */
export function charactersOf(words: string): Set<number> {
  const text = words.normalize('NFC')
  return new Set(Array.from(text + text.toUpperCase(), (character) => character.codePointAt(0)!))
}

/** The characters of a `unicode-range` descriptor (CSS Fonts, level 4) without wildcards. */
export function fromRange(range: string): Set<number> {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return span(Number.parseInt(from, 16), Number.parseInt(to, 16))
  })
  return new Set(spans.flat())
}

/** The `unicode-range` descriptor of these characters, in as few spans as there can be. */
export function toRange(characters: Iterable<number>): string {
  const spans: [from: number, to: number][] = []

  for (const character of [...characters].toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last?.[1] === character - 1) last[1] = character
    else spans.push([character, character])
  }
  return spans
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}

/** A span of characters, both ends included. */
function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}

const hex = (character: number) => character.toString(16).toUpperCase()
