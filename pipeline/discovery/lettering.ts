import { fit } from './fit.ts'
import { CARD, COLORS } from './look.ts'
import { archivo, archivoSpaced, besley } from './typeface.ts'

/** What is written on a card. */
export type CardWords = {
  name: string
  /** The lines below it. */
  lines: string[]
  /** Printed along the edge of the film: the stock, in its hue, and the frame's number. */
  stock: { name: string; hue: string } | undefined
  number: number
}

/** The right half of a card, which has the words, in pixels. */
const LEFT = 616
const WIDTH = 536

/** Baseline of the last line of the name. */
const NAME_BASELINE = 476
const NAME = { width: WIDTH, height: 372, size: 96, leading: 1.04 }

/** Baseline of the first line below. */
const LINES_BASELINE = 546
const LINES_LEADING = 39
const LINE_SIZE = 30

const EDGE = { baseline: 54, size: 18, gap: 36 }

/** The words of a card as a drawing, and the part of the name that is underlined. */
export function lettering({ name, lines, stock, number }: CardWords) {
  const title = fit(name, besley, NAME)
  const paths = [
    ...title.lines.map((line, index) => {
      const below = title.lines.length - 1 - index
      const baseline = NAME_BASELINE - below * title.size * NAME.leading
      return path(besley.outlines(line, LEFT, baseline, title.size), COLORS.onFilm)
    }),
    ...lines.map((line, index) => {
      const size = Math.min(LINE_SIZE, WIDTH / archivo.width(line, 1))
      const baseline = LINES_BASELINE + index * LINES_LEADING
      return path(archivo.outlines(line, LEFT, baseline, size), COLORS.onFilmQuiet)
    }),
    ...edgePrint(stock, number),
  ]
  const size = `width="${CARD.width}" height="${CARD.height}"`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paths.join('')}</svg>`,
    marked: lastWord(title.lines.at(-1)!, title.size),
  }
}

/** Where the last word is, in pixels. */
function lastWord(line: string, size: number) {
  const start = besley.width(line.slice(0, line.lastIndexOf(' ') + 1), size)
  const width = besley.width(line, size) - start
  return { left: LEFT + start, width, baseline: NAME_BASELINE }
}

function edgePrint(stock: CardWords['stock'], number: number): string[] {
  const { baseline, size, gap } = EDGE
  const print = (text: string, x: number) => archivoSpaced.outlines(text, x, baseline, size)

  const name = (stock?.name ?? '35mm').toUpperCase()
  const first = LEFT + archivoSpaced.width(name, size) + gap
  const arrow = first + archivoSpaced.width(`${number}`, size) + gap
  const second = arrow + 11 + gap
  return [
    path(print(name, LEFT), stock?.hue ?? COLORS.onFilmQuiet),
    path(print(`${number}`, first), COLORS.onFilmQuiet),
    path(`M${arrow} ${baseline - 13}l11 6.5-11 6.5z`, COLORS.onFilmQuiet),
    path(print(`${number}A`, second), COLORS.onFilmQuiet),
  ]
}

function path(outlines: string, fill: string): string {
  return `<path fill="${fill}" d="${outlines}"/>`
}
