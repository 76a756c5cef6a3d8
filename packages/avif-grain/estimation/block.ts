import type { Pixels } from '../pixels.ts'

/** Grain is looked at in squares of this many samples a side. */
export const BLOCK = 16

/** Samples of one square, row by row. */
export type Block = Float32Array

export type Plane = 'luma' | 'cb' | 'cr'

/** Where a square begins, and how many pixels a side one sample of it averages: 1 or 2. */
export type BlockPosition = { x: number; y: number; step: number }

export function emptyBlock(): Block {
  return new Float32Array(BLOCK * BLOCK)
}

/** Reads one plane of a square, on a scale of 0 to 255 (chroma: −128 to 127). */
export function readBlock(
  picture: Pixels,
  plane: Plane,
  position: BlockPosition,
  into: Block,
): void {
  const [red, green, blue] = WEIGHTS[plane]
  const { data, width, channels } = picture
  const { x, y, step } = position
  const share = 1 / (step * step)

  // A gray picture is read as three channels that are all the same.
  const second = channels === 1 ? 0 : 1
  const third = channels === 1 ? 0 : 2

  let at = 0
  for (let row = 0; row < BLOCK; row++) {
    for (let column = 0; column < BLOCK; column++) {
      let sum = 0
      for (let down = 0; down < step; down++) {
        let from = ((y + row * step + down) * width + x + column * step) * channels
        for (let right = 0; right < step; right++) {
          sum += red * data[from]! + green * data[from + second]! + blue * data[from + third]!
          from += channels
        }
      }
      into[at++] = sum * share
    }
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
  let sum = 0
  let across = 0
  let down = 0
  for (let at = 0; at < block.length; at++) {
    const sample = block[at]!
    sum += sample
    across += sample * ((at % BLOCK) - CENTER)
    down += sample * (Math.floor(at / BLOCK) - CENTER)
  }

  const mean = sum / block.length
  for (let at = 0; at < block.length; at++) {
    const tilt = across * ((at % BLOCK) - CENTER) + down * (Math.floor(at / BLOCK) - CENTER)
    block[at]! -= mean + tilt / LEVERAGE
  }
}

/** Variance of a flattened square, which has lost three degrees of freedom. */
export function variance(block: Block): number {
  let sum = 0
  for (let at = 0; at < block.length; at++) sum += block[at]! * block[at]!
  return sum / (block.length - 3)
}

const CENTER = (BLOCK - 1) / 2
const LEVERAGE = (BLOCK ** 2 * (BLOCK ** 2 - 1)) / 12
