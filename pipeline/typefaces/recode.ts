import { createRequire } from 'node:module'

// Its names cannot be imported one by one: Node finds none in what the package gives it.
const require = createRequire(import.meta.url)
const { parse }: typeof import('opentype.js') = require('opentype.js')

/**
 * Makes a font draw one character as another. It gets a new `cmap` at the end of the file, in format 4,
 * without search fields and checksums: the subsetter, which comes next, writes its own.
 *
 * @param font OpenType, uncompressed.
 * @param characters What the new `cmap` covers, none above U+FFFE.
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/cmap#format-4
 */
export function recode(font: Buffer, characters: number[], from: number, to: number): Buffer {
  const glyphs = parse(toArrayBuffer(font))
  const segments = characters
    .toSorted((a, b) => a - b)
    .map((code) => {
      const glyph = glyphs.charToGlyphIndex(String.fromCodePoint(code === from ? to : code))
      return { code, delta: (glyph - code) & LAST }
    })
  segments.push({ code: LAST, delta: 1 })

  const codes = segments.map(({ code }) => code)
  const deltas = segments.map(({ delta }) => delta)
  const offsets = segments.map(() => 0)
  const size = 16 + 8 * segments.length
  const subtable = [4, size, 0, 2 * segments.length, 0, 0, 0, ...codes, 0, ...codes, ...deltas]
  const cmap = toBuffer([...HEADER, ...subtable, ...offsets])

  const padding = Buffer.alloc(-font.length & 3)
  const recoded = Buffer.concat([font, padding, cmap])
  const entry = recoded.indexOf('cmap', 12, 'latin1')
  recoded.writeUInt32BE(font.length + padding.length, entry + 8)
  recoded.writeUInt32BE(cmap.length, entry + 12)
  return recoded
}

/** The code that ends format 4. */
const LAST = 0xffff

/** Version 0, one subtable: Windows, Unicode, 12 bytes from here. */
const HEADER = [0, 1, 3, 1, 0, 12]

function toBuffer(words: number[]): Buffer {
  return Buffer.from(words.flatMap((word) => [word >> 8, word & 0xff]))
}

function toArrayBuffer({ buffer, byteOffset, byteLength }: Buffer) {
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
}
