import sharp, { type Sharp } from 'sharp'

import type { Reading } from '../model/photo.ts'

/** The colors of a print: sRGB, as on any screen, or Display P3, whose profile the print then has. */
export type Gamut = 'srgb' | 'wide'

/**
 * How the decoder opens every scan: its first page, with whatever channels it has. A scan whose end is missing is
 * refused. With `failOn: 'truncated'`, missing or broken parts of a TIFF would be black.
 */
export const OPEN = { failOn: 'error', limitInputChannels: false } as const

/**
 * Decodes an original the right way up and in the right colors, without any channel beyond these. It is ready to be
 * cropped, resized and encoded.
 */
export async function upright(
  input: string | Buffer,
  { profiled, gray, without }: Reading,
  colors: Gamut,
): Promise<Sharp> {
  // The library's cache goes by file names, and returns the old picture of a WebP that was replaced. All threads share
  // the cache, and any thread that loads the library switches it on again. So it is switched off here each time.
  sharp.cache(false)
  const file = without ? await withoutMore(input, without) : input
  const picture = sharp(file, OPEN).autoOrient()
  // The library uses a profile for eight-bit grays only. Every gray is within sRGB.
  if (gray) return picture.pipelineColourspace('b-w').withIccProfile('srgb', { attach: false })

  if (colors === 'wide') {
    // By default the library converts eight bits through sRGB, which is too narrow between two profiles.
    const worked = picture.pipelineColourspace(profiled ? 'rgb16' : 'srgb')
    return worked.withIccProfile('p3').toColourspace('srgb')
  }
  // The library works on sixteen bits in P3. They would stay in P3 without a profile to end with, and would be taken for
  // P3 without a profile to begin with.
  const worked = profiled ? picture : picture.pipelineColourspace('srgb')
  return worked.withIccProfile('srgb', { attach: false })
}

/** A scan without channels beyond its colors. Resizing would darken the parts that a further channel makes clear. */
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
