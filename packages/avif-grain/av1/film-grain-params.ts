import type { ChromaGrain, Grain, ScalingPoint } from '../grain.ts'
import type { ColorConfig } from './color-config.ts'

/** A `BitReader`, or a `BitWriter`, which returns what it writes, so that both share the syntax. */
type Bits = {
  f(bits: number, value?: number): number
  flag(value?: boolean): boolean
}

/**
 * Reads or writes film_grain_params(), section 5.9.30 of the AV1 specification, of a key frame whose
 * sequence has them. Returns the grain as the file has it: filters of planes without grain are
 * empty, and chroma is left out where neither plane has any.
 *
 * @param grain What to write. It must be in range (`checkGrain`) and fit the picture (`checkFit`).
 * Grain that is read may be out of range.
 */
export function filmGrainParams(bits: Bits, color: ColorConfig, grain?: Grain): Grain | undefined {
  const { cb, cr, fromLuma: wantsFromLuma } = grain?.chroma ?? {}
  const applyGrain = bits.flag(true) // apply_grain
  if (!applyGrain) return undefined

  const seed = bits.f(16, grain?.seed) // grain_seed
  const luma = codePoints(bits, grain?.luma) // num_y_points, point_y_value[ i ], …
  const fromLuma = !color.monochrome && bits.flag(wantsFromLuma) // chroma_scaling_from_luma
  const chromaPoints = hasChromaPoints(color, fromLuma, luma.length)
  const cbPoints = chromaPoints ? codePoints(bits, cb?.points) : [] // num_cb_points, …
  const crPoints = chromaPoints ? codePoints(bits, cr?.points) : [] // num_cr_points, …

  const scalingShift = codeFrom(bits, 8, grain?.scalingShift) // grain_scaling_minus_8
  const lag = bits.f(2, grain?.lag) // ar_coeff_lag
  const [cbCount, crCount] = [cbPoints.length, crPoints.length]
  const layout = grainLayout({ lag, fromLuma, luma: luma.length, cb: cbCount, cr: crCount })
  const lumaFilter = codeFilter(bits, layout.luma, grain?.lumaFilter) // ar_coeffs_y_plus_128[ i ]
  const cbFilter = codeFilter(bits, layout.cb, cb?.filter) // ar_coeffs_cb_plus_128[ i ]
  const crFilter = codeFilter(bits, layout.cr, cr?.filter) // ar_coeffs_cr_plus_128[ i ]
  const filterShift = codeFrom(bits, 6, grain?.filterShift) // ar_coeff_shift_minus_6
  const noiseShift = bits.f(2, grain?.noiseShift) // grain_scale_shift

  const chroma = {
    fromLuma,
    cb: { points: cbPoints, filter: cbFilter, ...codeLookup(bits, cbCount, cb) },
    cr: { points: crPoints, filter: crFilter, ...codeLookup(bits, crCount, cr) },
  }
  const overlap = bits.flag(grain?.overlap) // overlap_flag
  const clip = bits.flag(grain?.clip) // clip_to_restricted_range

  const hasChroma = fromLuma || cbCount > 0 || crCount > 0
  const rest = { scalingShift, lag, lumaFilter, filterShift, noiseShift, overlap, clip }
  return { seed, luma, ...(hasChroma && { chroma }), ...rest }
}

/** Two bits that hold a number from `least` up. */
function codeFrom(bits: Bits, least: number, value = least): number {
  return bits.f(2, value - least) + least
}

function codePoints(bits: Bits, points: ScalingPoint[] = []): ScalingPoint[] {
  return Array.from({ length: bits.f(4, points.length) }, (_, at) => {
    return { level: bits.f(8, points[at]?.level), scale: bits.f(8, points[at]?.scale) }
  })
}

function codeFilter(bits: Bits, length: number, filter: number[] = []): number[] {
  return Array.from({ length }, (_, at) => bits.f(8, (filter[at] ?? 0) + 128) - 128)
}

type Lookup = Pick<ChromaGrain, 'multiplier' | 'lumaMultiplier' | 'offset'>

/** `cb_mult`, `cb_luma_mult` and `cb_offset`, or `cr_mult`, `cr_luma_mult` and `cr_offset`. */
function codeLookup(bits: Bits, points: number, plane?: Lookup): Lookup {
  if (points === 0) return { multiplier: 0, lumaMultiplier: 0, offset: 0 }
  return {
    multiplier: bits.f(8, plane?.multiplier),
    lumaMultiplier: bits.f(8, plane?.lumaMultiplier),
    offset: bits.f(9, plane?.offset),
  }
}

/**
 * How many coefficients the filter of luma and of each chroma plane has, by the number of its points
 * (`numPosLuma`, `numPosChroma`). Filters of planes without grain are left out.
 */
export function grainLayout(points: {
  lag: number
  fromLuma: boolean
  luma: number
  cb: number
  cr: number
}) {
  const { lag, fromLuma, luma, cb, cr } = points
  const numPosLuma = 2 * lag * (lag + 1)
  const numPosChroma = luma > 0 ? numPosLuma + 1 : numPosLuma
  return {
    luma: luma > 0 ? numPosLuma : 0,
    cb: fromLuma || cb > 0 ? numPosChroma : 0,
    cr: fromLuma || cr > 0 ? numPosChroma : 0,
  }
}

/** Whether a file can hold chroma points: half-size chroma has grain only where luma has. */
export function hasChromaPoints(color: ColorConfig, fromLuma: boolean, luma: number): boolean {
  const halfSize = color.subsamplingX && color.subsamplingY
  return !color.monochrome && !fromLuma && !(halfSize && luma === 0)
}
