import type { ChromaGrain, Grain, ScalingPoint } from '../grain.ts'
import type { Subsampling } from './sequence-header.ts'

/** A `BitReader`, or a `BitWriter`, which returns what it writes, so that both share the syntax. */
type Bits = {
  f(bits: number, value?: number): number
  flag(value?: boolean): boolean
}

/**
 * Reads film_grain_params(), section 5.9.30 of the AV1 specification, of a key frame whose sequence
 * has them, or writes a grain there. What is read may be out of range.
 */
export function filmGrainParams(
  bits: Bits,
  subsampling: Subsampling,
  grain?: Grain,
): Grain | undefined {
  const { cb, cr, fromLuma: wantsFromLuma } = grain?.chroma ?? {}
  const applyGrain = bits.flag(true) // apply_grain
  if (!applyGrain) return undefined

  const seed = bits.f(16, grain?.seed) // grain_seed
  const luma = codePoints(bits, grain?.luma) // num_y_points, point_y_value[ i ], …
  const fromLuma = subsampling !== '4:0:0' && bits.flag(wantsFromLuma) // chroma_scaling_from_luma
  // Chroma of half the size has grain only where luma has.
  const withoutPoints =
    subsampling === '4:0:0' || fromLuma || (subsampling === '4:2:0' && luma.length === 0)
  const cbPoints = withoutPoints ? [] : codePoints(bits, cb?.points) // num_cb_points, …
  const crPoints = withoutPoints ? [] : codePoints(bits, cr?.points) // num_cr_points, …

  const scalingShift = codeFrom(bits, 8, grain?.scalingShift) // grain_scaling_minus_8
  const lag = bits.f(2, grain?.lag) // ar_coeff_lag
  const [hasCb, hasCr] = [fromLuma || cbPoints.length > 0, fromLuma || crPoints.length > 0]
  const numPosLuma = luma.length > 0 ? 2 * lag * (lag + 1) : 0
  const numPosChroma = 2 * lag * (lag + 1) + (luma.length > 0 ? 1 : 0)
  const lumaFilter = codeFilter(bits, numPosLuma, grain?.lumaFilter) // ar_coeffs_y_plus_128[ i ]
  const cbFilter = codeFilter(bits, hasCb ? numPosChroma : 0, cb?.filter) // ar_coeffs_cb_plus_128
  const crFilter = codeFilter(bits, hasCr ? numPosChroma : 0, cr?.filter) // ar_coeffs_cr_plus_128
  const filterShift = codeFrom(bits, 6, grain?.filterShift) // ar_coeff_shift_minus_6
  const noiseShift = bits.f(2, grain?.noiseShift) // grain_scale_shift

  const chroma = {
    fromLuma,
    cb: { points: cbPoints, filter: cbFilter, ...codeLookup(bits, cbPoints, cb) },
    cr: { points: crPoints, filter: crFilter, ...codeLookup(bits, crPoints, cr) },
  }
  const overlap = bits.flag(grain?.overlap) // overlap_flag
  const clip = bits.flag(grain?.clip) // clip_to_restricted_range

  const rest = { scalingShift, lag, lumaFilter, filterShift, noiseShift, overlap, clip }
  return { seed, luma, ...((hasCb || hasCr) && { chroma }), ...rest }
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

/** `cb_mult`, `cb_luma_mult` and `cb_offset`, or those of cr. */
function codeLookup(bits: Bits, points: ScalingPoint[], plane?: Lookup): Lookup {
  if (points.length === 0) return { multiplier: 0, lumaMultiplier: 0, offset: 0 }
  return {
    multiplier: bits.f(8, plane?.multiplier),
    lumaMultiplier: bits.f(8, plane?.lumaMultiplier),
    offset: bits.f(9, plane?.offset),
  }
}
