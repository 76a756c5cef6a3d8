import sharp, { type Sharp } from 'sharp'

import type { Reading } from './reading.ts'
import { restate } from './restate.ts'

/** The colors of a print: those of any screen, or those of Display P3, whose profile it then has. */
export type Gamut = 'srgb' | 'wide'

/**
 * An original decoded the right way up and in the right colors, with white where it is transparent,
 * ready to be cropped, resized and encoded.
 */
export async function upright(
  input: string | Buffer,
  reading: Reading,
  colors: Gamut,
): Promise<Sharp> {
  // The cache is keyed by file name, and returns the old picture of a WebP that was replaced. It is
  // one for all threads, and any thread that loads the library switches it on again.
  sharp.cache(false)
  const { open, spare, stated, gray } = reading
  const file = spare || stated ? sharp(await restate(input, reading)) : sharp(input, open)
  const profiled = reading.profiled || stated !== undefined

  const picture = file.autoOrient().flatten({ background: '#fff' })
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
