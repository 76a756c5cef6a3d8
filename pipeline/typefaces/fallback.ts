import { readFile } from 'node:fs/promises'

import { atWeight, open } from './read-font.ts'
import { nearest, type Family, type Typeface } from './typefaces.ts'

/** A text with letters as often as in English, by which the widths of fonts are compared. */
const TEXT =
  'It rained until six and then the lights came on. Every roll is loaded by hand and shot slowly, in ' +
  'Charlotte, North Carolina: for couples, for families, and for brands that would rather look like ' +
  'somebody than everybody. Sessions start at $80 and two rolls.'

const LETTER = TEXT.charCodeAt(0)

/**
 * Fonts of systems, each with the average width of the text's letters, in em. Fonts of Linux come first
 * (`src/styles/fonts.css`). The wide fonts differ from each other, so their number is between.
 */
const SYSTEM = {
  text: [
    {
      name: 'Fallback',
      weights: '400 600',
      at: 400,
      width: 0.393,
      fonts: ['Liberation Serif', 'Times New Roman'],
    },
    {
      name: 'Fallback',
      weights: '700 900',
      at: 800,
      width: 0.419,
      fonts: ['Liberation Serif Bold', 'Times New Roman Bold'],
    },
    {
      name: 'Fallback Wide',
      weights: '400 600',
      at: 400,
      width: 0.463,
      fonts: ['Noto Serif', 'Georgia', 'DejaVu Serif'],
    },
    {
      name: 'Fallback Wide',
      weights: '700 900',
      at: 800,
      width: 0.525,
      fonts: ['Noto Serif Bold', 'Georgia Bold', 'DejaVu Serif Bold'],
    },
  ],
  labels: [
    {
      name: 'Fallback',
      weights: '500 700',
      at: 650,
      width: 0.3811,
      fonts: ['Liberation Sans Narrow Bold', 'Arial Narrow Bold'],
    },
    {
      name: 'Fallback Wide',
      weights: '500 700',
      at: 650,
      width: 0.4647,
      fonts: [
        'Arial Bold',
        'Helvetica Bold',
        'Roboto Bold',
        'Liberation Sans Bold',
        'Noto Sans Bold',
        'DejaVu Sans Bold',
      ],
    },
  ],
}

/** The value of `font-family` for a family: its name, then the fonts that stand in until it has loaded. */
export function fontStack({ name }: Family): string {
  return ['', ' Fallback', ' Fallback Wide'].map((end) => `'${name}${end}'`).join(', ')
}

/** Fonts of the system, scaled to a family's width and height, so that nothing moves when the family has loaded. */
export async function fallbackFaces(role: keyof typeof SYSTEM, family: Family): Promise<string> {
  const faces = SYSTEM[role].map(async ({ name, weights, at, width, fonts }) => {
    const measured = await measure(nearest(family, at)!, at)
    const size = measured.width / width
    const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
    return `@font-face {
  font-family: '${family.name} ${name}';
  src: ${fonts.map((font) => `local('${font}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(measured.ascent / size)};
  descent-override: ${percent(measured.descent / size)};
  line-gap-override: 0%;
}`
  })
  return (await Promise.all(faces)).join('\n')
}

/** A typeface's average width of a letter, and how far its lines reach up and down, in em. */
async function measure({ files }: Typeface, weight: number) {
  const { path } = files.find(({ characters }) => characters.has(LETTER))!
  const opened = open(await atWeight(await readFile(path), weight))
  const { unitsPerEm, tables } = opened
  const widths = Array.from(TEXT, (letter) => opened.charToGlyph(letter).advanceWidth)
  return {
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
    ascent: tables.hhea.ascender / unitsPerEm,
    descent: -tables.hhea.descender / unitsPerEm,
  }
}
