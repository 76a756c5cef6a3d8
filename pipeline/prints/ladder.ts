/** Widths of prints in pixels: each half as many again, so that no browser fetches far too much. */
export const FULL_LADDER = [320, 480, 736, 1080, 1600, 2400]
export const TALL_LADDER = [480, 736, 1080]

/** Widths of the JPEGs, for the few browsers without AVIF: a phone's and a screen's. */
const JPEG_WIDTHS = [736, 1600]

/**
 * The rungs of a ladder that a picture can fill, narrowest first. Its own width is the top one
 * where it lies between two: the lightbox on a large screen needs every pixel there is.
 */
export function rungs(ladder: number[], own: number): number[] {
  const within = ladder.filter((width) => width <= own)
  const beyond = own < Math.max(...ladder) && !within.includes(own)
  return beyond ? [...within, own] : within
}

/** Those of the rungs that are printed as JPEG too. */
export function jpegRungs(widths: number[]): number[] {
  const top = Math.max(...widths)
  return [...new Set(JPEG_WIDTHS.map((width) => (widths.includes(width) ? width : top)))]
}
