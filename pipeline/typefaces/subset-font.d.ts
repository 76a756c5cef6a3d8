declare module 'subset-font' {
  /** The font with the glyphs of `text` alone, and what they need: ligatures, kerning. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      /** Keeps every glyph. Then there is no `text`. */
      keepAllGlyphs?: boolean
      /** Names to keep besides the usual ones, by their numbers. */
      preserveNameIds?: number[]
      /** Axes of a variable font, each with the value that it is fixed at. */
      variationAxes?: Record<string, number>
    },
  ): Promise<Buffer>
}
