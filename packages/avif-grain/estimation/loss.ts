import type { Pixels } from '../pixels.ts'
import { emptyBlock, readBlock, variance, type Plane, type BlockSummary } from './block.ts'
import type { FlatBlocks } from './flat-blocks.ts'
import { limitOutliers } from './bands.ts'
import { addPower, autocovarianceOf, noPower, type Autocovariance } from './power.ts'
import type { Strength } from './scaling.ts'

/** A picture before and after encoding, and the squares to compare. */
export type Comparison = {
  reference: Pixels
  decoded: Pixels
  flat: FlatBlocks
  plane: Plane
  /** Pixels per sample of the plane, along each side: 1 or 2. */
  step: number
  /** Factors for the grain of the reference in bands of brightness. */
  factors?: number[]
}

/** A decoder rounds after adding grain, which adds a little noise. */
const ROUNDING = 1 / 12

/** The squares needed for a brightness. */
const ENOUGH_FOR_STRENGTH = 40
const ENOUGH_FOR_SHAPE = 16

/** The strength of the grain that an encoder dropped, at each brightness in the picture. */
export function lostStrength(comparison: Comparison): Strength[] {
  const { black, white, bands } = comparison.flat
  const lost = bands.map((blocks, band) => {
    if (blocks.length === 0) return null
    const chosen = spread(blocks, ENOUGH_FOR_STRENGTH)
    let [luma, energy] = [0, 0]
    for (const block of chosen) {
      readBoth(comparison, block)
      luma += block.luma / chosen.length
      energy += (shareOf(comparison, band) * variance(before) - variance(after)) / chosen.length
    }
    return { luma, sigma: Math.sqrt(Math.max(0, energy - ROUNDING)), squares: blocks.length }
  })

  const sigmas = limitOutliers(lost)
  const curve = lost.flatMap((each, band) =>
    each ? [{ luma: each.luma, sigma: sigmas[band]! }] : [],
  )
  const without = [black, white].flatMap((luma) => (luma === undefined ? [] : [{ luma, sigma: 0 }]))
  return [...curve, ...without].toSorted((one, other) => one.luma - other.luma)
}

/** The shape of the grain that an encoder dropped. */
export function lostShape(comparison: Comparison): Autocovariance {
  const lost = noPower()
  for (const [band, blocks] of comparison.flat.bands.entries()) {
    for (const block of spread(blocks, ENOUGH_FOR_SHAPE)) {
      readBoth(comparison, block)
      addPower(lost, before, shareOf(comparison, band))
      addPower(lost, after, -1)
    }
  }
  return autocovarianceOf(lost)
}

function shareOf({ factors }: Comparison, band: number): number {
  return (factors?.[band] ?? 1) ** 2
}

function spread<Item>(items: Item[], enough: number): Item[] {
  const every = Math.ceil(items.length / enough)
  return items.filter((_, index) => index % every === 0)
}

const before = emptyBlock()
const after = emptyBlock()

function readBoth({ reference, decoded, plane, step }: Comparison, { x, y }: BlockSummary): void {
  readBlock(reference, plane, { x, y, step }, before)
  readBlock(decoded, plane, { x, y, step }, after)
}
