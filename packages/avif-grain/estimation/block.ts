import type { Pixels } from '../pixels.ts'

/** Grain is looked at in squares of this many samples a side. */
export const BLOCK = 16

/** Samples of one square, row by row. */
export type Block = Float64Array

export type Plane = 'luma' | 'cb' | 'cr'

/** Where a square begins, and how many pixels a side one sample of it averages: 1 or 2. */
type BlockPosition = { x: number; y: number; step: number }

/** A square of zeros, `side` samples a side. */
export function emptyBlock(side = BLOCK): Block {
  return new Float64Array(side * side)
}

/** Reads one plane of a square, on a scale of 0 to 255 (chroma: −128 to 127). */
export function readBlock(
  { data, width, channels }: Pixels,
  plane: Plane,
  { x, y, step }: BlockPosition,
  into: Block,
  side = BLOCK,
): void {
  const [red, green, blue] = WEIGHTS[plane]
  // A gray picture is read as three channels that are all the same.
  const [second, third] = channels === 1 ? [0, 0] : [1, 2]
  const [next, below] = [channels, width * channels]

  for (let row = 0, at = 0; row < side; row++) {
    let from = ((y + row * step) * width + x) * channels
    for (let column = 0; column < side; column++, at++, from += step * channels) {
      into[at] =
        step === 1
          ? weighed(from)
          : (weighed(from) +
              weighed(from + next) +
              weighed(from + below) +
              weighed(from + below + next)) /
            4
    }
  }

  function weighed(from: number): number {
    return red * data[from]! + green * data[from + second]! + blue * data[from + third]!
  }
}

/** Weights of red, green and blue (BT.601, full range), as encoders of AVIF use them. */
const WEIGHTS = {
  luma: [0.299, 0.587, 0.114],
  cb: [-0.168736, -0.331264, 0.5],
  cr: [0.5, -0.418688, -0.081312],
} satisfies Record<Plane, [number, number, number]>

/** Subtracts the mean and slope of a square, so that only grain remains of a clear sky. */
export function flatten(block: Block): void {
  const { mean, across, down } = planeOf(block, BLOCK)
  for (let at = 0; at < block.length; at++) {
    block[at]! -= mean + across * ((at % BLOCK) - CENTER) + down * (Math.floor(at / BLOCK) - CENTER)
  }
}

const CENTER = (BLOCK - 1) / 2

/** Variance of a square around its mean and slope, which take three degrees of freedom. */
export function variance(block: Block): number {
  return (planeOf(block, BLOCK).rest * block.length) / (block.length - 3)
}

/** The plane that best fits a square of so many samples a side. `rest` is the variance around it. */
export function planeOf(square: Block, side: number) {
  const center = (side - 1) / 2
  let [sum, squares, across, down] = [0, 0, 0, 0]
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at++) {
      const sample = square[at]!
      sum += sample
      squares += sample * sample
      across += sample * (column - center)
      down += sample * (row - center)
    }
  }
  const mean = sum / side ** 2
  const leverage = (side ** 2 * (side ** 2 - 1)) / 12
  const tilt = (across * across + down * down) / leverage / side ** 2
  const rest = Math.max(0, squares / side ** 2 - mean * mean - tilt)
  return { mean, across: across / leverage, down: down / leverage, tilt, rest }
}

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
  const rest = Math.max(0, squares / block.length - luma * luma - slope)
  const blank = rest < EVEN || extremes > block.length * MOSTLY
  return { x, y, luma, variance: rest, structure, blank }
}
