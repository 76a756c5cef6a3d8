import { limitOutliers } from './estimation/limit-outliers.ts'
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
