import type { Pixels } from '../pixels.ts'
import { emptyBlock, planeOf, readBlock, type Block } from './block.ts'

/** Basic statistics of a square of a picture. */
export type BlockSummary = {
  x: number
  y: number
  /** Mean luma, 0 to 255. */
  luma: number
  /** Variance of luma, after a linear gradient is removed. */
  variance: number
  /** Variance of the averages of the square's sixteen cells: averaging removes grain and keeps detail. */
  structure: number
  /** Whether grain cannot be measured: evenly filled, or more than half of it clipped to black or white. */
  blank: boolean
}

const BLACK = 1
const WHITE = 254
const MOSTLY = 0.5

/** Below the variance that rounding alone causes. */
const EVEN = 0.05

/** Cells along a side. */
const SIDE = 4

/** Kept between squares, because a picture has thousands of them. */
const blocks = new Map<number, Block>()
const cells = emptyBlock(SIDE)

/** Summarizes the luma of a square. `size` is in pixels, a multiple of 4. */
export function summarizeBlock(picture: Pixels, x: number, y: number, size: number): BlockSummary {
  const block = blocks.get(size) ?? emptyBlock(size)
  blocks.set(size, block)
  readBlock(picture, 'luma', { x, y, step: 1 }, block, size)

  cells.fill(0)
  const cell = size / SIDE
  const area = cell * cell
  let [squares, extremes] = [0, 0]
  for (let row = 0, at = 0; row < size; row++) {
    const first = Math.floor(row / cell) * SIDE
    for (let of = first; of < first + SIDE; of++) {
      let average = cells[of]!
      for (let end = at + cell; at < end; at++) {
        const sample = block[at]!
        average += sample / area
        squares += sample * sample
        if (sample < BLACK || sample > WHITE) extremes++
      }
      cells[of] = average
    }
  }

  const { mean: luma, tilt, rest: structure } = planeOf(cells, SIDE)
  // Averages are less steep than the square itself.
  const slope = (tilt * (block.length - 1)) / (block.length - area)
  const variance = Math.max(0, squares / block.length - luma * luma - slope)
  const blank = variance < EVEN || extremes > block.length * MOSTLY
  return { x, y, luma, variance, structure, blank }
}
