/** What is used of it. The types on npm bring the whole of the DOM. */
declare module 'opentype.js' {
  export function parse(font: ArrayBuffer): Font

  export type Font = {
    unitsPerEm: number
    /** By platform, then by what they name. */
    names: Record<string, Record<string, Record<string, string>>>
    tables: {
      hhea: { ascender: number; descender: number }
      os2: { usWeightClass: number; fsSelection: number }
      fvar?: { axes: { tag: string; minValue: number; maxValue: number }[] }
      /** The number of the glyph of each character, by its code. */
      cmap: { glyphIndexMap: Record<string, number> }
    }
    /** 0 where the font has no such letter. */
    charToGlyphIndex(letter: string): number
    charToGlyph(letter: string): { advanceWidth: number }
  }
}
declare module 'subset-font' {
  /** The font with the glyphs of `text` alone, and what they need: ligatures, kerning. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      /** Keeps every glyph. Then there is no `text`. */
      keepAllGlyphs?: boolean
      /** OpenType features to keep, by their tags. Without, all. */
      keepFeatures?: string[]
      /** Names to keep besides the usual ones, by their numbers. */
      preserveNameIds?: number[]
      /** Axes of a variable font, each with the value that it is fixed at. */
      variationAxes?: Record<string, number>
    },
  ): Promise<Buffer>
}
