import { createRequire } from 'node:module'

import type { Font } from 'opentype.js'
import subsetFont from 'subset-font'

/** Node and bundlers read two editions of this package, whose exports differ. */
const { parse }: typeof import('opentype.js') = createRequire(import.meta.url)('opentype.js')

/** The facts that a font states of itself. */
export type FontFacts = {
  family: string
  weights: [least: number, most: number]
  style: 'normal' | 'italic'
  characters: Set<number>
}

/** The number of the name that all weights of a family share (OpenType, name). Not every font has it. */
const TYPOGRAPHIC_FAMILY = 16

/** @throws where it is no font. */
export async function readFont(file: Buffer): Promise<FontFacts> {
  const { names, tables } = open(await whole(file))
  const known = Object.values(names)
  const named = (name: string) => known.flatMap((one) => one[name]?.en ?? [])[0]
  const weight = tables.os2.usWeightClass
  const range = tables.fvar?.axes.find(({ tag }) => tag === 'wght')

  return {
    family: plain(named('preferredFamily') ?? named('fontFamily') ?? ''),
    weights: range ? [range.minValue, range.maxValue] : [weight, weight],
    style: tables.os2.fsSelection & 1 ? 'italic' : 'normal',
    characters: new Set(Object.keys(tables.cmap.glyphIndexMap).map(Number)),
  }
}

/** A name without characters that have a meaning in a stylesheet. */
function plain(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} ._&+-]/gu, '').trim()
}

/** One weight of a font, with all its letters, as an OpenType file. */
export async function atWeight(file: Buffer, weight: number): Promise<Buffer> {
  const { tables } = open(await whole(file))
  const range = tables.fvar?.axes.find(({ tag }) => tag === 'wght')
  if (!range) return whole(file)
  const wght = Math.min(Math.max(weight, range.minValue), range.maxValue)
  return subsetFont(file, undefined, { ...WHOLE, variationAxes: { wght } })
}

/** An OpenType file, parsed. */
export function open(font: Buffer): Font {
  const { buffer, byteOffset, byteLength } = font
  return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
}

const WHOLE: Parameters<typeof subsetFont>[2] = {
  targetFormat: 'sfnt',
  keepAllGlyphs: true,
  preserveNameIds: [TYPOGRAPHIC_FAMILY],
}

function whole(file: Buffer): Promise<Buffer> {
  return subsetFont(file, undefined, WHOLE)
}
