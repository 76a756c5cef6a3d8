import sharp, { type Sharp } from 'sharp'

import type { Reading } from './reading.ts'

/** The colors of a print: those of any screen, or those of Display P3, whose profile it then has. */
export type Gamut = 'srgb' | 'wide'

/**
 * Of every scan: its first page, refused where its end is missing, with whatever channels it has. By
 * `truncated`, what cannot be decoded of a TIFF, or is missing at its end, would be black.
 */
export const OPEN = { failOn: 'error', limitInputChannels: false } as const

/**
 * An original decoded the right way up and in the right colors, without any channel beyond them, ready to
 * be cropped, resized and encoded.
 */
export async function upright(
  input: string | Buffer,
  { profiled, gray, without }: Reading,
  colors: Gamut,
): Promise<Sharp> {
  // The cache is keyed by file name, and returns the old picture of a WebP that was replaced. It is
  // one for all threads, and any thread that loads the library switches it on again.
  sharp.cache(false)
  const file = without ? await withoutMore(input, without) : input
  const picture = sharp(file, OPEN).autoOrient()
  // Only eight-bit grays use their profile. Every gray is within sRGB.
  if (gray) return picture.pipelineColourspace('b-w').withIccProfile('srgb', { attach: false })

  if (colors === 'wide') {
    // Eight bits are worked on in sRGB, too narrow on the way from one profile to another.
    const worked = picture.pipelineColourspace(profiled ? 'rgb16' : 'srgb')
    return worked.withIccProfile('p3').toColourspace('srgb')
  }
  // Sixteen bits are worked on in P3, and would stay there without the profile to end with; without
  // one to begin with, they would be taken for P3.
  const worked = profiled ? picture : picture.pipelineColourspace('srgb')
  return worked.withIccProfile('srgb', { attach: false })
}

/** The same scan of nothing but its colors: resizing would darken what a further channel has as clear. */
function withoutMore(input: string | Buffer, space: NonNullable<Reading['without']>) {
  return sharp(input, OPEN)
    .autoOrient()
    .removeAlpha()
    .pipelineColourspace(space)
    .toColourspace(space)
    .keepIccProfile()
    .tiff({ compression: 'none' })
    .toBuffer()
}
