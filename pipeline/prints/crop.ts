import type { Focal, Size } from '../model/photo.ts'

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
