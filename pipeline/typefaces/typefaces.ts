/** One font of a family: a weight, or a range of weights, upright or italic. */
export type Typeface = {
  family: string
  /** The beginning of the names of files that are cut from the typeface. */
  name: string
  /** The typeface's files: full paths, and the characters of each. In a package, each script has its own file. */
  files: { path: string; characters: ReadonlySet<number> }[]
  /** The `font-weight` descriptor: the least and the greatest weight, which may be the same. */
  weights: [least: number, most: number]
  style: 'normal' | 'italic'
}

/** The characters that a font has. */
export function charactersIn({ files }: Typeface): Set<number> {
  return new Set(files.flatMap(({ characters }) => [...characters]))
}

/** A typeface with all its fonts. */
export type Family = {
  name: string
  fonts: Typeface[]
  /** Full paths of the texts of its license, by the names under which the site shows them. */
  licenses: Map<string, string>
}

/** The families of a studio's look: headings and paragraphs are set in one, labels in the other. */
export type Faces = { text: Family; labels: Family }

/** The weights that texts and labels use most. A family without a range of weights gives the nearest ones. */
const WANTED = { text: [400, 800], labels: [500, 700] }

/** The weight of the quote, in italics. */
const QUOTE = 500

/** The fonts of each stylesheet: one that every page has, and one for the page that quotes. */
export function sheetsOf({ text, labels }: Faces): Record<'site' | 'quote', Typeface[]> {
  const fonts = [
    ...WANTED.text.map((weight) => nearest(text, weight)),
    ...WANTED.labels.map((weight) => nearest(labels, weight)),
  ]
  const quote = nearest(text, QUOTE, 'italic')
  return { site: [...new Set(fonts.flatMap((font) => font ?? []))], quote: quote ? [quote] : [] }
}

/** The font of a family that is nearest to a weight. Of several that have it, the one that is less to load. */
export function nearest(
  { fonts }: Family,
  weight: number,
  style: Typeface['style'] = 'normal',
): Typeface | undefined {
  const distance = ({ weights: [least, most] }: Typeface) =>
    Math.max(least - weight, weight - most, 0)
  const isRange = ({ weights: [least, most] }: Typeface) => Number(least !== most)
  // All upright letters are in one file of a variable font. Italics are rare: one weight is enough.
  const order = style === 'normal' ? -1 : 1
  return fonts
    .filter((font) => font.style === style)
    .toSorted((a, b) => distance(a) - distance(b) || order * (isRange(a) - isRange(b)))[0]
}

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
