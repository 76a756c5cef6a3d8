import type { Typeface } from './typeface.ts'

/** Words in lines, as large as they can be. */
type Fitted = { lines: string[]; size: number }

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

/**
 * Sets a few words into a room: in as many lines as make them largest, and in as few of those as will
 * do. Lines are as even as they can be. A word is never divided.
 */
export function fit(text: string, typeface: Typeface, room: Room): Fitted {
  const words = text.split(/\s+/).map((word) => {
    return { text: word, width: typeface.width(`${word} `, 1) }
  })
  const settings = columnsOf(words)
    .map((column) => wrap(words, column))
    .filter((lines) => lines.length <= MOST_LINES)
    .map((lines) => {
      const widest = Math.max(...lines.map((line) => typeface.width(line, 1)))
      const height = room.height / (lines.length * room.leading)
      return { lines, size: Math.min(room.size, room.width / widest, height) }
    })
  return settings.reduce((best, next) => {
    const isShorter = next.size === best.size && next.lines.length < best.lines.length
    return next.size > best.size || isShorter ? next : best
  })
}

/** The widths at which words can break into other lines, narrowest first. */
function columnsOf(words: Word[]): number[] {
  const widest = Math.max(...words.map(({ width }) => width))
  const columns = words.flatMap((_, start) => {
    let column = 0
    return words.slice(start).map(({ width }) => (column += width))
  })
  return columns.filter((column) => column >= widest).toSorted((one, other) => one - other)
}

function wrap(words: Word[], column: number): string[] {
  const lines: Word[] = []
  for (const { text, width } of words) {
    const last = lines.at(-1)
    if (last && last.width + width <= column) {
      last.text += ` ${text}`
      last.width += width
    } else {
      lines.push({ text, width })
    }
  }
  return lines.map(({ text }) => text)
}
