import { decoded, type Negative } from './negative.ts'
import { pickQuality, type Quality } from './quality.ts'
import { avif } from './recipe.ts'

/** Where the choice is made, in pixels: wide enough to show detail, and quick to encode. */
const TRIAL_WIDTH = 736
const TRIAL_QUALITY = 50

/** The quality that suits a picture, found by a trial print of it. */
export async function chooseQuality(negative: Negative): Promise<Quality> {
  const width = Math.min(TRIAL_WIDTH, negative.width)
  const trial = await avif(negative.at(width), TRIAL_QUALITY).toBuffer()
  return pickQuality(await negative.pixels(width), await decoded(trial))
}
