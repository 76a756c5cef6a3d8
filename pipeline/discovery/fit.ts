import type { Typeface } from './typeface.ts'

/** Words in lines, as large as they can be. */
export type Fitted = { lines: string[]; size: number }

type Room = {
  /** In pixels. */
  width: number
  height: number
  /** No larger than this, even where there is room. */
  size: number
  /** Height of a line, as a multiple of the size. */
  leading: number
}

type Word = { text: string; width: number }

const MOST_LINES = 4

/** Halvings of the search for the narrowest column: to a millionth of its width. */
const STEPS = 20

/**
 * Sets a text into a room: in as many lines as make it largest, and in as few of those as will do.
 * Lines are as even as they can be. A word is never divided.
 */
export function fit(text: string, typeface: Typeface, room: Room): Fitted {
  const words = text.split(/\s+/).map((word) => {
    return { text: word, width: typeface.width(`${word} `, 1) }
  })
  const settings = Array.from({ length: Math.min(MOST_LINES, words.length) }, (_, index) => {
    const lines = evenLines(words, index + 1)
    const widest = Math.max(...lines.map((line) => typeface.width(line, 1)))
    const size = Math.min(
      room.size,
      room.width / widest,
      room.height / (lines.length * room.leading),
    )
    return { lines, size }
  })
  return settings.reduce((best, next) => (next.size > best.size ? next : best))
}

/** So many lines or fewer, in the narrowest column that words fit into. */
function evenLines(words: Word[], count: number): string[] {
  let narrow = Math.max(...words.map(({ width }) => width))
  let wide = words.reduce((sum, { width }) => sum + width, 0)
  for (let step = 0; step < STEPS; step++) {
    const middle = (narrow + wide) / 2
    if (wrap(words, middle).length <= count) wide = middle
    else narrow = middle
  }
  return wrap(words, wide)
}

function wrap(words: Word[], column: number): string[] {
  const lines: Word[] = []
  for (const { text, width } of words) {
    const last = lines.at(-1)
    if (last && last.width + width <= column) {
      lines[lines.length - 1] = { text: `${last.text} ${text}`, width: last.width + width }
    } else {
      lines.push({ text, width })
    }
  }
  return lines.map(({ text }) => text)
}
