/** One font of a family: a weight, or a range of weights, upright or italic. */
export type Typeface = {
  family: string
  /** What is cut from it begins with this name. */
  name: string
  /** Full paths, each with the characters that it is for. In a package, each script has a file of its own. */
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
  /** Texts of its license, by the name under which the site shows them, as full paths. */
  licenses: Map<string, string>
}

/** The families of a studio's look: headings and paragraphs are set in one, labels in the other. */
export type Faces = { text: Family; labels: Family }

/** Weights that a text and labels ask for most. A family without a range of weights gives the nearest. */
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

/** The font of a family that is nearest to a weight. The smaller one, where several have it. */
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
