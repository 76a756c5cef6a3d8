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

const MOST_LINES = 4

/**
 * Sets a text into a room: in as many lines as make it largest, and in as few of those as will do.
 * Lines are as even as they can be. A word is never divided.
 */
export function fit(text: string, typeface: Typeface, room: Room): Fitted {
  const words = text.split(/\s+/)
  const settings = Array.from({ length: Math.min(MOST_LINES, words.length) }, (_, index) =>
    set(words, index + 1, typeface, room),
  )
  return settings.reduce((best, next) => (next.size > best.size ? next : best))
}

function set(words: string[], count: number, typeface: Typeface, room: Room): Fitted {
  const measured = divisions(words, count).map((lines) => ({
    lines,
    widest: Math.max(...lines.map((line) => typeface.width(line, 1))),
  }))
  const { lines, widest } = measured.reduce((best, next) =>
    next.widest < best.widest ? next : best,
  )
  const size = Math.min(room.size, room.width / widest, room.height / (count * room.leading))
  return { lines, size }
}

/** All ways to put words into so many lines, in their order. */
function divisions(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]

  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, index) =>
      divisions(words.slice(index + 1), count - 1).map((rest) => [
        words.slice(0, index + 1).join(' '),
        ...rest,
      ]),
    )
}
