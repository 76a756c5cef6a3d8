import type { Grain } from '../grain.ts'
import type { ColorConfig } from './color-config.ts'

/**
 * Which parts of a grain a file holds: filters of planes without grain are left out of
 * film_grain_params(), section 5.9.30 of the AV1 specification.
 */
type GrainLayout = {
  /** Coefficients of the filter of luma and of each chroma plane, 0 where it is left out. */
  luma: number
  cb: number
  cr: number
}

/** What decides about it. The counts are of points. */
type Planes = { lag: number; fromLuma: boolean; luma: number; cb: number; cr: number }

/** The layout of a grain, by the number of its points (`numPosLuma`, `numPosChroma`). */
export function grainLayout({ lag, fromLuma, luma, cb, cr }: Planes): GrainLayout {
  const numPosLuma = 2 * lag * (lag + 1)
  const numPosChroma = luma > 0 ? numPosLuma + 1 : numPosLuma
  return {
    luma: luma > 0 ? numPosLuma : 0,
    cb: fromLuma || cb > 0 ? numPosChroma : 0,
    cr: fromLuma || cr > 0 ? numPosChroma : 0,
  }
}

/** The layout of a grain that is about to be written. */
export function layoutOf({ lag, luma, chroma }: Grain): GrainLayout {
  return grainLayout({
    lag,
    fromLuma: chroma?.fromLuma ?? false,
    luma: luma.length,
    cb: chroma?.cb.points.length ?? 0,
    cr: chroma?.cr.points.length ?? 0,
  })
}

/** Whether a file can hold chroma points: half-size chroma has grain only where luma has. */
export function hasChromaPoints(color: ColorConfig, fromLuma: boolean, luma: number): boolean {
  const halfSize = color.subsamplingX && color.subsamplingY
  return !color.monochrome && !fromLuma && !(halfSize && luma === 0)
}
