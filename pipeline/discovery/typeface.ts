import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Font, PathCommand } from 'opentype.js'

/** Letters as outlines, so that a picture with words needs no font where it is made. */
export type Typeface = ReturnType<typeof openTypeface>

/** A stretch of text that one file of a typeface has the letters of. */
type Run = { font: Font; text: string }

const require = createRequire(import.meta.url)

// Its names cannot be imported one by one: Node finds none in what the package gives it.
const { parse }: typeof import('opentype.js') = require('opentype.js')

/**
 * A typeface that comes in several files, each with other letters. `letterSpacing` is a fraction of
 * the size, as in CSS.
 */
function openTypeface(files: string[], letterSpacing = 0) {
  let loaded: Font[] | undefined
  const fonts = () => (loaded ??= files.map(load))
  const options = { letterSpacing }

  function width(text: string, size: number): number {
    const widths = runs(fonts(), text).map((run) =>
      run.font.getAdvanceWidth(run.text, size, options),
    )
    return widths.reduce((sum, next) => sum + next, 0)
  }

  return {
    /** How wide a line is, in pixels. */
    width,

    /** The outlines of a line that begins at `x`, on the baseline `y`: the `d` of an SVG path. */
    outlines(text: string, x: number, y: number, size: number): string {
      let start = x
      return runs(fonts(), text)
        .map(({ font, text: part }) => {
          const path = font.getPath(part, start, y, size, options)
          start += font.getAdvanceWidth(part, size, options)
          return path.commands.map(written).join('')
        })
        .join('')
    },

    /** The letters of a text that no file has, and that are left out. */
    unknown(text: string): string[] {
      return [...new Set(letters(text))].filter((letter) => !fontOf(fonts(), letter))
    },
  }
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

function runs(fonts: Font[], text: string): Run[] {
  const found: Run[] = []
  for (const letter of letters(text)) {
    const font = fontOf(fonts, letter)
    const last = found.at(-1)
    if (font && last?.font === font) last.text += letter
    else if (font) found.push({ font, text: letter })
  }
  return found
}

function letters(text: string): string[] {
  return [...text.normalize('NFC')]
}

function fontOf(fonts: Font[], letter: string): Font | undefined {
  return fonts.find((font) => font.charToGlyphIndex(letter) > 0)
}

function load(file: string): Font {
  const { buffer, byteOffset, length } = readFileSync(require.resolve(file))
  return parse(buffer.slice(byteOffset, byteOffset + length))
}

/** The site's two typefaces as cards need them: one weight each, in files that can be read here. */
export const besley = openTypeface(
  ['latin', 'latin-ext'].map((part) => `@fontsource/besley/files/besley-${part}-800-normal.woff`),
  -0.035,
)

export const archivo = openTypeface(archivoFiles(600))

/** What a maker prints along the edge of film. */
export const archivoSpaced = openTypeface(archivoFiles(600), 0.14)

function archivoFiles(weight: number): string[] {
  return ['latin', 'latin-ext'].map(
    (part) => `@fontsource/archivo-narrow/files/archivo-narrow-${part}-${weight}-normal.woff`,
  )
}
