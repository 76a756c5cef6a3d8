declare module 'subset-font' {
  /** The font with the glyphs of `text` alone, and what they need: ligatures, kerning. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt' },
  ): Promise<Buffer>
}
