/**
 * A name as signs that no browser shows: the tags of Unicode (U+E0020 to U+E007E, one for each ASCII
 * character) and their end. They belong to the letter before them, so that neither the space between
 * letters nor the ends of lines change.
 */
export function encode(name: string): string {
  const signs = Array.from(name, (letter) => String.fromCodePoint(TAGS + letter.codePointAt(0)!))
  return signs.join('') + END
}

const TAGS = 0xe0000
const END = '\u{E007F}'
const TRACE = /[\u{E0020}-\u{E007E}]+\u{E007F}/gu

/** The names that a text carries, in their order. */
export function decode(text: string): string[] {
  return Array.from(text.matchAll(TRACE), ([trace]) =>
    Array.from(trace.slice(0, -END.length), (character) =>
      String.fromCodePoint(character.codePointAt(0)! - TAGS),
    ).join(''),
  )
}

/** A text without the names that it carries. */
export function strip(text: string): string {
  return text.replace(TRACE, '')
}
