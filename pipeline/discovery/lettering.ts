import { fit } from './fit.ts'
import { CARD, COLORS } from './look.ts'
import { archivo, archivoSpaced, besley } from './typeface.ts'

/** A stretch of a line of text, in pixels. */
export type Stretch = { left: number; width: number; baseline: number }

/** What is written on a card. */
export type CardWords = {
  name: string
  /** The lines below it. */
  lines: string[]
  /** Printed along the edge of the film: the stock, in its hue, and the frame's number. */
  stock: { name: string; hue: string } | undefined
  number: number
}

/** The words on the right half of a card. */
const COLUMN = { left: 616, width: 536 }

/** Baseline of the last line of the name, and of the lines below it. */
const NAME_BASELINE = 476
const LINES_BASELINE = 546
const LINES_LEADING = 39

const NAME = { width: COLUMN.width, height: 372, size: 96, leading: 1.04 }
const LINE_SIZE = 30
const EDGE = { baseline: 54, size: 18 }

/** The words of a card as a drawing, and the part of the name that is underlined. */
export function lettering({ name, lines, stock, number }: CardWords) {
  const title = fit(name, besley, NAME)
  const paths = [
    ...title.lines.map((line, index) =>
      path(besley.outlines(line, COLUMN.left, baselineOf(index), title.size), COLORS.onFilm),
    ),
    ...lines.map((line, index) => {
      const size = Math.min(LINE_SIZE, COLUMN.width / archivo.width(line, 1))
      const baseline = LINES_BASELINE + index * LINES_LEADING
      return path(archivo.outlines(line, COLUMN.left, baseline, size), COLORS.onFilmQuiet)
    }),
    ...edgePrint(stock, number),
  ]

  function baselineOf(index: number): number {
    return NAME_BASELINE - (title.lines.length - 1 - index) * title.size * NAME.leading
  }

  return {
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
      ...paths,
      '</svg>',
    ].join(''),
    marked: lastWord(title.lines.at(-1)!, title.size),
  }
}

/** The last word, as the grease pencil would have it. */
function lastWord(line: string, size: number): Stretch {
  const before = line.slice(0, line.lastIndexOf(' ') + 1)
  const start = besley.width(before, size)
  return {
    left: COLUMN.left + start,
    width: besley.width(line, size) - start,
    baseline: NAME_BASELINE,
  }
}

function edgePrint(stock: CardWords['stock'], number: number): string[] {
  const { baseline, size } = EDGE
  const gap = 36
  const print = (text: string, x: number) => archivoSpaced.outlines(text, x, baseline, size)

  const name = (stock?.name ?? '35mm').toUpperCase()
  const first = COLUMN.left + archivoSpaced.width(name, size) + gap
  const arrow = first + archivoSpaced.width(`${number}`, size) + gap
  const second = arrow + 11 + gap
  return [
    path(print(name, COLUMN.left), stock?.hue ?? COLORS.onFilmQuiet),
    path(print(`${number}`, first), COLORS.onFilmQuiet),
    path(`M${arrow} ${baseline - 13}l11 6.5-11 6.5z`, COLORS.onFilmQuiet),
    path(print(`${number}A`, second), COLORS.onFilmQuiet),
  ]
}

function path(outlines: string, fill: string): string {
  return `<path fill="${fill}" d="${outlines}"/>`
}
