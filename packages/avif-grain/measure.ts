import { bandOf, filled, limitOutliers } from './estimation/bands.ts'
import { BLOCK, emptyBlock, planeOf, readBlock, variance, type Block } from './estimation/block.ts'
import { flatBlocks } from './estimation/flat-blocks.ts'
import type { Pixels } from './pixels.ts'

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

/** Squares with this many times the variance of grain are busy. */
const BUSY = 3

/** An invisible variance of luma, added for pictures without grain. */
const UNSEEN = 1

/** The detail of a picture besides its grain, and how much of it an encoder lost. */
export function detailLoss(reference: Pixels, decoded: Pixels) {
  const grain = filled(measureGrain(reference)).map((sigma) => sigma ** 2 + UNSEEN)
  const before = emptyBlock()
  const after = emptyBlock()
  const busy: number[] = []
  const quiet: number[] = []

  for (let y = 0; y + BLOCK <= reference.height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= reference.width; x += BLOCK) {
      readBlock(reference, 'luma', { x, y, step: 1 }, before)
      readBlock(decoded, 'luma', { x, y, step: 1 }, after)
      const lost = meanSquare(before, after)
      const usual = grain[bandOf(planeOf(before, BLOCK).mean)]!
      const kind = variance(before) > BUSY * usual ? busy : quiet
      kind.push(lost / usual)
    }
  }

  return {
    /** The share of busy squares, such as edges, hair and leaves, 0 to 1. */
    busy: busy.length / Math.max(1, busy.length + quiet.length),
    /**
     * The energy lost in busy and in quiet squares, as multiples of the grain's energy at their
     * brightness. Quiet squares contain only grain, so theirs is at most about 1.
     */
    busyLoss: mean(busy),
    quietLoss: mean(quiet),
  }
}

/** The mean square of the differences of two squares. */
function meanSquare(one: Block, other: Block): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at]! - other[at]!) * (one[at]! - other[at]!)
  return sum / one.length
}

function mean(values: number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / Math.max(1, values.length)
}
