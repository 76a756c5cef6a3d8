import { bandOf, filled } from './estimation/bands.ts'
import { BLOCK, emptyBlock, planeOf, readBlock, variance, type Block } from './estimation/block.ts'
import { measureGrain } from './measure.ts'
import type { Pixels } from './pixels.ts'

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
