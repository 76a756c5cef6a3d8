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
  if (gray) return grayConverted(picture)
  return colors === 'wide' ? wide(picture, profiled) : narrow(picture, profiled)
}

/** Only eight-bit grays use their profile. Every gray is within sRGB. */
function grayConverted(picture: Sharp): Sharp {
  return picture.pipelineColourspace('b-w').withIccProfile('srgb', { attach: false })
}

/**
 * Sixteen bits are worked on in P3, and would stay there without the profile to end with; without
 * one to begin with, they would be taken for P3.
 */
function narrow(picture: Sharp, profiled: boolean): Sharp {
  const numbered = profiled ? picture : picture.pipelineColourspace('srgb')
  return numbered.withIccProfile('srgb', { attach: false })
}

/** Eight bits are worked on in sRGB, which is too narrow on the way from one profile to another. */
function wide(picture: Sharp, profiled: boolean): Sharp {
  return picture
    .pipelineColourspace(profiled ? 'rgb16' : 'srgb')
    .withIccProfile('p3')
    .toColourspace('srgb')
}
