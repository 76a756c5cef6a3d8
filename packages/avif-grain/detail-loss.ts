import { bandOf, filled } from './estimation/bands.ts'
import {
  BLOCK,
  emptyBlock,
  flatten,
  readBlock,
  variance,
  type BlockPosition,
} from './estimation/block.ts'
import { measureGrain } from './measure.ts'
import type { Pixels } from './pixels.ts'

/** Squares with this many times the variance of grain are busy. */
const BUSY = 3

/** An invisible variance of luma, added for pictures without grain. */
const UNSEEN = 1

/** The detail of a picture besides its grain, and how much of it an encoder lost. */
export function detailLoss(reference: Pixels, decoded: Pixels) {
  const grain = filled(measureGrain(reference)).map((sigma) => sigma ** 2 + UNSEEN)
  const busy: number[] = []
  const quiet: number[] = []

  for (let y = 0; y + BLOCK <= reference.height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= reference.width; x += BLOCK) {
      const { luma, whole, lost } = compare(reference, decoded, { x, y, step: 1 })
      const usual = grain[bandOf(luma)]!
      const kind = whole > BUSY * usual ? busy : quiet
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

const before = emptyBlock()
const after = emptyBlock()

function compare(reference: Pixels, decoded: Pixels, position: BlockPosition) {
  readBlock(reference, 'luma', position, before)
  readBlock(decoded, 'luma', position, after)

  let luma = 0
  let lost = 0
  for (let at = 0; at < before.length; at++) {
    luma += before[at]! / before.length
    lost += (before[at]! - after[at]!) ** 2 / before.length
  }
  flatten(before)
  return { luma, whole: variance(before), lost }
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value) / values.length
}
