import type { Pixels } from '../pixels.ts'
import { planeOf } from './block.ts'

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

/** Summarizes the luma of a square in one pass. `size` is in pixels, a multiple of 4. */
export function summarizeBlock(
  picture: Pixels,
  left: number,
  top: number,
  size: number,
): BlockSummary {
  const { data, width, channels } = picture
  const second = channels === 1 ? 0 : 1
  const third = channels === 1 ? 0 : 2
  const cell = size / SIDE

  let squares = 0
  let extremes = 0
  sums.fill(0)
  for (let row = 0; row < size; row++) {
    const cells = Math.floor(row / cell) * SIDE
    let from = ((top + row) * width + left) * channels
    for (let column = 0; column < SIDE; column++) {
      let sum = 0
      for (let right = 0; right < cell; right++) {
        const luma =
          0.299 * data[from]! + 0.587 * data[from + second]! + 0.114 * data[from + third]!
        sum += luma
        squares += luma * luma
        if (luma < BLACK || luma > WHITE) extremes++
        from += channels
      }
      sums[cells + column]! += sum
    }
  }

  const pixels = size * size
  const {
    mean,
    tilt,
    rest: structure,
  } = planeOf(
    sums.map((sum) => sum / cell ** 2),
    SIDE,
  )
  // Averages are less steep than the square itself.
  const slope = (tilt * (pixels - 1)) / (pixels - cell ** 2)
  const variance = Math.max(0, squares / pixels - mean * mean - slope)
  const blank = variance < EVEN || extremes > pixels * MOSTLY
  return { x: left, y: top, luma: mean, variance, structure, blank }
}

const BLACK = 1
const WHITE = 254
const MOSTLY = 0.5

/** Below the variance that rounding alone causes. */
const EVEN = 0.05

/** Sums of luma over a grid of cells. */
const SIDE = 4
const sums = new Float64Array(SIDE * SIDE)
