import type { Focal, Size, Cut } from '../model/photo.ts'

/** A part of a picture, in its pixels. */
export type Crop = Size & { left: number; top: number }

/** The largest crop of a picture with a ratio (width ÷ height), as near the focal point as it can be. */
export function cropAround(size: Size, ratio: number, focal: Focal): Crop {
  const width = Math.min(size.width, Math.round(size.height * ratio))
  const height = Math.min(size.height, Math.round(size.width / ratio))
  return {
    left: start(size.width, width, focal.x),
    top: start(size.height, height, focal.y),
    width,
    height,
  }
}

function start(whole: number, part: number, focal: number): number {
  return Math.min(Math.max(Math.round(whole * focal - part / 2), 0), whole - part)
}

/**
 * Widths of prints in pixels. Each is about half as wide again as the one before. A browser fetches the next wider print
 * when one is a pixel too narrow, so small widths fit phones. At 412 × 1.75 pixels, 736 fits one photograph across and
 * 336 fits two. At 402 × 3 pixels, 1136 and 552 do.
 */
export const PRINT_WIDTHS: Record<Cut, number[]> = {
  whole: [336, 552, 736, 1136, 1600, 2400],
  tall: [480, 736, 1136],
  // 240 fits four frames across on a phone × 3, and six on a screen. The others are for the lightbox.
  frame: [240, 900, 1800],
}

/** The widest print there is, in pixels. */
export const WIDEST_PRINT = Math.max(...PRINT_WIDTHS.whole)

/** Widths of the JPEGs, for the few browsers without AVIF: one for phones, one for screens. */
const JPEG_WIDTHS = [736, 1600]

/**
 * Of some widths, those that a picture can fill, narrowest first. Where the picture's own width lies between two of
 * them, it is the last: the lightbox on a large screen needs every pixel there is.
 */
export function widthsWithin(widths: number[], own: number): number[] {
  const within = widths.filter((width) => width <= own)
  const beyond = own < Math.max(...widths) && !within.includes(own)
  return beyond ? [...within, own] : within
}

/** Of a picture's widths, those that are printed as JPEG, too. */
export function jpegWidths(widths: number[]): number[] {
  const top = Math.max(...widths)
  return [...new Set(JPEG_WIDTHS.map((width) => (widths.includes(width) ? width : top)))]
}
