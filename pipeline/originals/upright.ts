import sharp, { type Sharp } from 'sharp'

/** How the numbers in a scan become colors. */
export type Coloring = {
  /** Whether a profile, or being CMYK, defines the colors. Otherwise they are sRGB. */
  profiled: boolean
  gray: boolean
}

/** The colors of a print: those of any screen, or those of Display P3, whose profile it then has. */
export type Gamut = 'srgb' | 'wide'

/**
 * An original decoded the right way up and in the right colors, with white where it is transparent,
 * ready to be cropped, resized and encoded.
 */
export function upright(
  input: string | Buffer,
  { colors, profiled, gray }: Coloring & { colors: Gamut },
): Sharp {
  // The cache is keyed by file name, and returns the old picture of a WebP that was replaced. It is
  // one for all threads, and any thread that loads the library switches it on again.
  sharp.cache(false)
  const picture = sharp(input).autoOrient().flatten({ background: '#fff' })
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
