import { flatBlocks } from './estimation/flat-blocks.ts'
import type { Pixels } from './pixels.ts'
import { filled, limitOutliers } from './estimation/bands.ts'

/**
 * The strength of grain by brightness: the standard deviation of luma, on a scale of 0 to 255, in 16
 * bands from black to white. `null` in a band with too few pixels.
 */
export type GrainCurve = (number | null)[]

/**
 * Measures the grain of a picture at each brightness, in squares without other detail. A smaller size
 * of the same picture has less grain, so compare curves of pictures of one size only.
 */
export function measureGrain(picture: Pixels): GrainCurve {
  const measured = flatBlocks(picture).bands.map((blocks) => {
    if (blocks.length === 0) return null
    const variances = blocks.reduce((sum, block) => sum + block.variance, 0)
    return { sigma: Math.sqrt(variances / blocks.length), squares: blocks.length }
  })
  return limitOutliers(measured)
}

/** How many photographs the profile of a film needs at least. */
const MIN_PHOTOGRAPHS = 3

/** Photographs of one film may differ this much in grain, by exposure and development. */
const TOLERANCE = 1.15

/** Factors are multiples of this, because they are part of the names of prints. */
const STEP = 0.05

/** The grain of a film: the median over its photographs, all at one size. Undefined for fewer than three. */
export function rollProfile(curves: GrainCurve[]): GrainCurve | undefined {
  if (curves.length < MIN_PHOTOGRAPHS) return undefined
  return curves[0]!.map((_, band) => {
    const values = curves.map((curve) => curve[band]!).filter((value) => value !== null)
    return values.length < MIN_PHOTOGRAPHS ? null : median(values)
  })
}

/**
 * Factors for the grain of a photograph at each brightness, at most 1, so that it has not much more
 * than others on its film: a frame full of leaves is measured as coarse grain.
 */
export function grainFactors(own: GrainCurve, roll: GrainCurve | undefined): number[] {
  const factors = own.map((value, band) => {
    const usual = roll?.[band] ?? null
    if (value === null || usual === null) return null
    return value === 0 ? 1 : Math.min(1, (TOLERANCE * usual) / value)
  })
  if (factors.every((factor) => factor === null)) return own.map(() => 1)

  const whole = filled(factors)
  return whole.map((factor, band) => {
    const before = whole[band - 1] ?? factor
    const after = whole[band + 1] ?? factor
    return stepBelow(Math.min(factor, (before + 2 * factor + after) / 4))
  })
}

function stepBelow(factor: number): number {
  const steps = 1 / STEP
  return Math.floor(factor * steps + 1e-9) / steps
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
