import type { ChromaGrain, Grain, ScalingPoint } from '../grain.ts'
import type { BitReader } from './bit-reader.ts'
import type { ColorConfig } from './color-config.ts'
import { grainLayout, hasChromaPoints } from './grain-layout.ts'

/**
 * Reads film_grain_params(), section 5.9.30 of the AV1 specification, of a key frame whose
 * sequence has them. Filters that are left out are empty, chroma without grain is left out. Nothing
 * is said about whether the numbers are in range.
 */
export function readFilmGrainParams(reader: BitReader, color: ColorConfig): Grain | undefined {
  const applyGrain = reader.flag() // apply_grain
  if (!applyGrain) return undefined

  const seed = reader.f(16) // grain_seed
  const luma = readPoints(reader) // num_y_points, point_y_value[ i ], point_y_scaling[ i ]
  const fromLuma = !color.monochrome && reader.flag() // chroma_scaling_from_luma
  const chromaPoints = hasChromaPoints(color, fromLuma, luma.length)
  const cbPoints = chromaPoints ? readPoints(reader) : [] // num_cb_points, point_cb_value[ i ], …
  const crPoints = chromaPoints ? readPoints(reader) : [] // num_cr_points, point_cr_value[ i ], …

  const scalingShift = reader.f(2) + 8 // grain_scaling_minus_8
  const lag = reader.f(2) // ar_coeff_lag
  const [cbCount, crCount] = [cbPoints.length, crPoints.length]
  const layout = grainLayout({ lag, fromLuma, luma: luma.length, cb: cbCount, cr: crCount })
  const lumaFilter = readFilter(reader, layout.luma) // ar_coeffs_y_plus_128[ i ]
  const cbFilter = readFilter(reader, layout.cb) // ar_coeffs_cb_plus_128[ i ]
  const crFilter = readFilter(reader, layout.cr) // ar_coeffs_cr_plus_128[ i ]
  const filterShift = reader.f(2) + 6 // ar_coeff_shift_minus_6
  const noiseShift = reader.f(2) // grain_scale_shift

  const cb = { points: cbPoints, filter: cbFilter, ...readLookup(reader, cbPoints) }
  const cr = { points: crPoints, filter: crFilter, ...readLookup(reader, crPoints) }
  const overlap = reader.flag() // overlap_flag
  const clip = reader.flag() // clip_to_restricted_range

  const hasChroma = fromLuma || cbCount > 0 || crCount > 0
  return {
    seed,
    luma,
    ...(hasChroma && { chroma: { fromLuma, cb, cr } }),
    scalingShift,
    lag,
    lumaFilter,
    filterShift,
    noiseShift,
    overlap,
    clip,
  }
}

function readPoints(reader: BitReader): ScalingPoint[] {
  return Array.from({ length: reader.f(4) }, () => ({ level: reader.f(8), scale: reader.f(8) }))
}

function readFilter(reader: BitReader, count: number): number[] {
  return Array.from({ length: count }, () => reader.f(8) - 128)
}

type Lookup = Pick<ChromaGrain, 'multiplier' | 'lumaMultiplier' | 'offset'>

/** `cb_mult`, `cb_luma_mult` and `cb_offset`, or those of the other plane. */
function readLookup(reader: BitReader, points: ScalingPoint[]): Lookup {
  if (points.length === 0) return { multiplier: 0, lumaMultiplier: 0, offset: 0 }
  return { multiplier: reader.f(8), lumaMultiplier: reader.f(8), offset: reader.f(9) }
}
