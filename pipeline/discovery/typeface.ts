import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Font, PathCommand } from 'opentype.js'

/** Letters as outlines, so that a picture with words needs no font where it is made. */
export type Typeface = ReturnType<typeof openTypeface>

const require = createRequire(import.meta.url)

// Its names cannot be imported one by one: Node finds none in what the package gives it.
const { parse }: typeof import('opentype.js') = require('opentype.js')

/**
 * One weight of a typeface of `@fontsource`, which comes in two files with other letters each.
 * `letterSpacing` is a fraction of the size, as in CSS.
 */
function openTypeface(family: string, weight: number, letterSpacing = 0) {
  const options = { letterSpacing }
  const files = ['latin', 'latin-ext'].map(
    (part) => `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`,
  )
  let loaded: Font[] | undefined

  function fontOf(letter: string): Font | undefined {
    loaded ??= files.map(load)
    return loaded.find((font) => font.charToGlyphIndex(letter) > 0)
  }

  /** Stretches of a text that one file has the letters of. What no file has is left out. */
  function runs(text: string): { font: Font; part: string }[] {
    const found: { font: Font; part: string }[] = []
    for (const letter of text.normalize('NFC')) {
      const font = fontOf(letter)
      const last = found.at(-1)
      if (font && last?.font === font) last.part += letter
      else if (font) found.push({ font, part: letter })
    }
    return found
  }

  return {
    /** How wide a line is, in pixels. */
    width(text: string, size: number): number {
      return runs(text).reduce(
        (sum, { font, part }) => sum + font.getAdvanceWidth(part, size, options),
        0,
      )
    },

    /** The outlines of a line that begins at `x`, on the baseline `y`: the `d` of an SVG path. */
    outlines(text: string, x: number, y: number, size: number): string {
      let start = x
      return runs(text)
        .map(({ font, part }) => {
          const { commands } = font.getPath(part, start, y, size, options)
          start += font.getAdvanceWidth(part, size, options)
          return commands.map(written).join('')
        })
        .join('')
    },

    /** The letters of a text that no file has. */
    unknown(text: string): string[] {
      return [...new Set(text.normalize('NFC'))].filter((letter) => !fontOf(letter))
    },
  }
}

function load(file: string): Font {
  const { buffer, byteOffset, length } = readFileSync(require.resolve(file))
  return parse(buffer.slice(byteOffset, byteOffset + length))
}

/** Written here, because version 2.0.0 of the library writes `NaN` for some whole numbers. */
function written(command: PathCommand): string {
  const numbers = (...values: number[]) => values.map((value) => value.toFixed(1)).join(' ')
  switch (command.type) {
    case 'Q':
      return `Q${numbers(command.x1, command.y1, command.x, command.y)}`
    case 'C':
      return `C${numbers(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    case 'Z':
      return 'Z'
    default:
      return `${command.type}${numbers(command.x, command.y)}`
  }
}

export const besley = openTypeface('besley', 800, -0.035)
export const archivo = openTypeface('archivo-narrow', 600)

/** What a maker prints along the edge of film. */
export const archivoSpaced = openTypeface('archivo-narrow', 600, 0.14)
