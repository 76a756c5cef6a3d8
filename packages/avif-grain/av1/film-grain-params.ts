import type { ChromaGrain, Grain, ScalingPoint } from '../grain.ts'
import type { BitWriter } from './bit-writer.ts'
import type { ColorConfig } from './color-config.ts'
import { hasChromaPoints, layoutOf } from './grain-layout.ts'

/**
 * Writes film_grain_params(), section 5.9.30 of the AV1 specification, of a key frame whose
 * sequence has them. The grain must be in range (`checkGrain`) and fit the picture (`checkFit`).
 */
export function writeFilmGrainParams(writer: BitWriter, grain: Grain, color: ColorConfig): void {
  const { luma, chroma } = grain
  const fromLuma = chroma?.fromLuma ?? false

  writer.flag(true) // apply_grain
  writer.f(grain.seed, 16) // grain_seed
  writePoints(writer, luma) // num_y_points, point_y_value[ i ], point_y_scaling[ i ]
  if (!color.monochrome) writer.flag(fromLuma) // chroma_scaling_from_luma
  if (hasChromaPoints(color, fromLuma, luma.length)) {
    writePoints(writer, chroma?.cb.points ?? []) // num_cb_points, point_cb_value[ i ], …
    writePoints(writer, chroma?.cr.points ?? []) // num_cr_points, point_cr_value[ i ], …
  }

  writer.f(grain.scalingShift - 8, 2) // grain_scaling_minus_8
  writer.f(grain.lag, 2) // ar_coeff_lag
  const layout = layoutOf(grain)
  if (layout.luma > 0) writeFilter(writer, grain.lumaFilter) // ar_coeffs_y_plus_128[ i ]
  if (chroma && layout.cb > 0) writeFilter(writer, chroma.cb.filter) // ar_coeffs_cb_plus_128[ i ]
  if (chroma && layout.cr > 0) writeFilter(writer, chroma.cr.filter) // ar_coeffs_cr_plus_128[ i ]
  writer.f(grain.filterShift - 6, 2) // ar_coeff_shift_minus_6
  writer.f(grain.noiseShift, 2) // grain_scale_shift

  if (chroma && !fromLuma) {
    writeLookup(writer, chroma.cb) // cb_mult, cb_luma_mult, cb_offset
    writeLookup(writer, chroma.cr) // cr_mult, cr_luma_mult, cr_offset
  }
  writer.flag(grain.overlap) // overlap_flag
  writer.flag(grain.clip) // clip_to_restricted_range
}

function writePoints(writer: BitWriter, points: ScalingPoint[]): void {
  writer.f(points.length, 4)
  for (const { level, scale } of points) {
    writer.f(level, 8)
    writer.f(scale, 8)
  }
}

function writeFilter(writer: BitWriter, filter: number[]): void {
  for (const coefficient of filter) writer.f(coefficient + 128, 8)
}

function writeLookup(writer: BitWriter, plane: ChromaGrain): void {
  if (plane.points.length === 0) return
  writer.f(plane.multiplier, 8)
  writer.f(plane.lumaMultiplier, 8)
  writer.f(plane.offset, 9)
}
