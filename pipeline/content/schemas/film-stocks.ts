import { z } from 'zod'

import type { FilmStockWithHue } from '../../model/photo.ts'
import { readName } from '../../model/file-name.ts'
import { slug } from '../../model/slug.ts'
import { shown } from '../messages/shown.ts'
import { setting, text } from './fields.ts'
import { unique } from './unique.ts'

/** The background color of every stock's name; `--film` in the stylesheet. */
const FILM = '#12100e'

/** The least contrast at which small text can be read, from the accessibility guidelines. */
const READABLE = 4.5

const hue = z
  .string()
  .trim()
  .min(1)
  .regex(/^#[0-9a-f]{6}$/i, {
    error: ({ input }) => `${shown(input)} is not a color. Write it like #7cc7ff.`,
    abort: true,
  })
  .refine((color) => contrast(color, FILM) >= READABLE, {
    error: ({ input }) =>
      `${shown(input)} is too dark to read: its contrast on ${FILM} is ` +
      `${contrast(String(input), FILM).toFixed(1)}, and it needs ${READABLE}. Choose a lighter color.`,
  })

const filmStock = z
  .strictObject({
    name: setting
      .overwrite(readName)
      .describe('As printed on the box. Photographs name their film by it.'),
    sentence: text.describe('One sentence, shown when someone points at the tag.'),
    process: z
      .enum(['color', 'black-and-white'])
      .describe('How a frame looks before its photograph has loaded.'),
    hue: hue.describe('The color of its tag, like #7cc7ff, bright enough to read on black.'),
    bars: z
      .enum(['solid', 'blocks', 'half', 'lines'])
      .describe('The pattern beside the name, so that color is never the only sign.'),
  })
  .transform((stock): FilmStockWithHue => ({ ...stock, className: `film-${slug(stock.name)}` }))

/** content/film-stocks.yaml: the film the studio shoots. */
export const filmStocks = z.array(filmStock).check(unique({ at: 'name', by: slug }))

/** Contrast ratio of two `#rrggbb` colors as WCAG 2.2 defines it: 1 (the same) to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(color.slice(at, at + 2), 16)))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
