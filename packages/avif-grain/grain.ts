/**
 * Film grain as an AV1 decoder adds it: the fields of film_grain_params() in section 5.9.30 of the
 * AV1 Bitstream & Decoding Process Specification (https://aomediacodec.github.io/av1-spec/), with
 * the meanings of section 6.8.20. Section 7.18.3 has the decoding process.
 */
export type Grain = {
  /** Seeds the random numbers, 0 to 65,535 (`grain_seed`). */
  seed: number
  /** The strength of luma grain by brightness: up to 14 points, darkest first. */
  luma: ScalingPoint[]
  /** Left out of a gray picture. */
  chroma?: { fromLuma: boolean; cb: ChromaGrain; cr: ChromaGrain }
  /** Scales are divided by 2 to this power, 8 to 11 (`grain_scaling_minus_8` + 8). */
  scalingShift: number
  /** Reach of the auto-regressive filter in pixels, 0 to 3 (`ar_coeff_lag`). */
  lag: number
  /** The luma filter: 2 × lag × (lag + 1) coefficients, −128 to 127, in raster order. */
  lumaFilter: number[]
  /** Coefficients are divided by 2 to this power, 6 to 9 (`ar_coeff_shift_minus_6` + 6). */
  filterShift: number
  /** Divides the random numbers by 2 to this power, 0 to 3 (`grain_scale_shift`). */
  noiseShift: number
  /** Whether neighboring blocks of grain are blended (`overlap_flag`). */
  overlap: boolean
  /** Whether values stay within video levels (`clip_to_restricted_range`). */
  clip: boolean
}

/** A point of the curve between brightness and strength. Both are 0 to 255, at any bit depth. */
export type ScalingPoint = { level: number; scale: number }

/** Grain of one chroma plane. */
export type ChromaGrain = {
  /** Up to 10 points, darkest first. */
  points: ScalingPoint[]
  /** Like the luma filter, with one more coefficient for the luma grain in the same place. */
  filter: number[]
  /** `cb_mult`, `cb_luma_mult` and `cb_offset` as written: what the points are looked up by. */
  multiplier: number
  lumaMultiplier: number
  offset: number
}
