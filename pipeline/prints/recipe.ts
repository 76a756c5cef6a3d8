import sharp, { type Sharp } from 'sharp'

/** How a print is made. Raise the number with every change here: it is part of every address. */
export const RECIPE = 2

/** All that decides what a print looks like, besides the scan: code, and the encoders' versions. */
export const RECIPE_KEY = `${RECIPE} ${JSON.stringify(sharp.versions)}`

export type Format = 'avif' | 'jpeg'

export const ENDINGS = { avif: 'avif', jpeg: 'jpg' } satisfies Record<Format, string>

/** Quality of an AVIF whose grain could not be told apart: what the encoder keeps has to do. */
export const QUALITY_WITHOUT_GRAFT = 70

/** Prints at least this wide, in pixels, say whose they are: smaller ones are of no use to others. */
export const RIGHTS_FROM = 1080

/** Effort 3 makes an AVIF about 3% larger than the encoder's default, in a quarter of the time. */
export function avif(picture: Sharp, quality: number): Sharp {
  return picture.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
}

export function jpeg(picture: Sharp): Sharp {
  return picture.jpeg({ quality: 78, mozjpeg: true })
}
