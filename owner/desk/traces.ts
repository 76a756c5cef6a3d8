import type { ContentFile } from '#pipeline/content/files.ts'

import type { Path } from './document/merge.ts'

/** A field of the content: its file, and the way to it. */
export type Place = { file: ContentFile; path: Path }

/** A place in one word, like `home/slideshow/slides/0/caption`. */
export function placeName(file: ContentFile, path: PropertyKey[]): string {
  return [file, ...path.map(String)].map(encodeURIComponent).join('/')
}

/** Reads it again. Positions in lists are numbers. */
export function readPlace(name: string): Place {
  const [file, ...path] = name.split('/').map(decodeURIComponent)
  return {
    file: file as ContentFile,
    path: path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  }
}

/**
 * A text that carries a name in signs that no browser shows: before it the one that begins a tag of Unicode (U+E0001),
 * behind it the name in tags (U+E0020 to U+E007E, one for each ASCII character) and their end. Tags belong to the letter
 * before them, so that neither the space between letters nor the ends of lines change.
 */
export function encode(text: string, name: string): string {
  return START + text + traceOf(name)
}

/** What is behind a text that carries a name. */
export function traceOf(name: string): string {
  const signs = Array.from(name, (letter) => String.fromCodePoint(TAGS + letter.codePointAt(0)!))
  return signs.join('') + END
}

const TAGS = 0xe0000
const END = '\u{E007F}'

/** Where a text begins that carries a name. */
export const START = '\u{E0001}'

/** A name that a text carries, at its end. */
export const TRACE = /[\u{E0020}-\u{E007E}]+\u{E007F}/u

/** The names that texts carry, in their order. */
export function decode(text: string): string[] {
  return Array.from(text.matchAll(new RegExp(TRACE, 'gu')), ([trace]) =>
    Array.from(trace.slice(0, -END.length), (character) =>
      String.fromCodePoint(character.codePointAt(0)! - TAGS),
    ).join(''),
  )
}

/** A text without the names that it carries. */
export function strip(text: string): string {
  return text.replaceAll(new RegExp(TRACE, 'gu'), '').replaceAll(START, '')
}
