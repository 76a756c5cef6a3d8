import sharp, { type Sharp } from 'sharp'

/**
 * Raise it with every change to what is in a print of the same scan: here, in `renderer.ts`, in how a scan is
 * decoded (`originals/upright.ts`, and the `reading` that it goes by), in how its rights are written, or in
 * packages/avif-grain. It is part of every address, and browsers keep prints for a year. Widths, crops, and how much
 * of the grain is kept (`measureGrain`, `rollProfile`, `grainFactors`) are part of it themselves.
 */
const PRINT_VERSION = 7

/** Everything that decides what a print looks like, besides the scan: code, and encoder versions. */
export const RECIPE_KEY = `${PRINT_VERSION} ${JSON.stringify(sharp.versions)}`

/** Least quality of an AVIF whose only grain is what the encoder keeps. */
export const QUALITY_WITHOUT_GRAIN = 50

/** Quality where there is grain, and it could not be written into the file. */
export const QUALITY_WITHOUT_GRAFT = 70

/** Width in pixels from which an AVIF takes long to encode. */
const WIDE = 1600

/**
 * Effort 3 makes an AVIF about 3% larger than the encoder's default, in a quarter of the time; 1 makes a
 * wide one about 2% larger than that, in a quarter of the time again.
 */
export function avif(picture: Sharp, width: number, quality: number): Sharp {
  return picture.avif({ quality, effort: width < WIDE ? 3 : 1, chromaSubsampling: '4:2:0' })
}

export function jpeg(picture: Sharp): Sharp {
  return picture.jpeg({ quality: 78, mozjpeg: true })
}
