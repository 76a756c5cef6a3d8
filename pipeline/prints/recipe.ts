import sharp, { type Sharp } from 'sharp'

/**
 * How a print is made. Raise the number with every change to what a print looks like, here, in
 * ../grain/ or in how a scan is opened: it is part of every address, and prints are kept for long.
 */
const RECIPE = 4

/** All that decides what a print looks like, besides the scan: code, and the encoders' versions. */
export const RECIPE_KEY = `${RECIPE} ${JSON.stringify(sharp.versions)}`

export type Format = 'avif' | 'jpeg'

export const ENDINGS = { avif: 'avif', jpeg: 'jpg' } satisfies Record<Format, string>

/** Least quality of an AVIF that is to have no grain but what the encoder keeps. */
export const QUALITY_WITHOUT_GRAIN = 50

/** Quality where there is grain, and it could not be written into the file. */
export const QUALITY_WITHOUT_GRAFT = 70

/** Whether a print so many pixels wide is worth taking. Smaller ones are of little use to others. */
export function isWorthTaking(width: number): boolean {
  return width >= 1080
}

/** Effort 3 makes an AVIF about 3% larger than the encoder's default, in a quarter of the time. */
export function avif(picture: Sharp, quality: number): Sharp {
  return picture.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
}

export function jpeg(picture: Sharp): Sharp {
  return picture.jpeg({ quality: 78, mozjpeg: true })
}
