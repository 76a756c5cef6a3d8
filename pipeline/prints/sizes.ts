import type { Focal, Size, Cut } from '../model/photo.ts'

/** A part of a picture, in its pixels. */
export type Crop = Size & { left: number; top: number }

/** The largest part of a picture of that ratio (width ÷ height), as near the focal point as can be. */
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
 * Widths of prints in pixels, about half as many again each. A browser fetches the next one up when
 * one is a pixel too narrow, so the small ones fit phones: 736 and 336 one and two photographs
 * beside each other at 412 × 1.75 pixels, 1136 and 552 the same at 402 × 3.
 */
export const PRINT_WIDTHS: Record<Cut, number[]> = {
  whole: [336, 552, 736, 1136, 1600, 2400],
  tall: [480, 736, 1136],
  // Four across on a phone × 3, and six on a screen; large.
  frame: [240, 900, 1800],
}

/** The widest print there is, in pixels. */
export const WIDEST_PRINT = Math.max(...PRINT_WIDTHS.whole)

/** Widths of the JPEGs, for the few browsers without AVIF: a phone's and a screen's. */
const JPEG_WIDTHS = [736, 1600]

/**
 * Those of these widths that a picture can fill, narrowest first. Its own width is the top one where it lies
 * between two: the lightbox on a large screen needs every pixel there is.
 */
export function widthsWithin(widths: number[], own: number): number[] {
  const within = widths.filter((width) => width <= own)
  const beyond = own < Math.max(...widths) && !within.includes(own)
  return beyond ? [...within, own] : within
}

/** Those of a picture’s widths that are printed as JPEG too. */
export function jpegWidths(widths: number[]): number[] {
  const top = Math.max(...widths)
  return [...new Set(JPEG_WIDTHS.map((width) => (widths.includes(width) ? width : top)))]
}
