import { decodePrint, type DecodedOriginal } from './decoded-original.ts'
import { pickQuality, type Quality } from './quality.ts'
import { avif } from './recipe.ts'

/** Width of the trial print in pixels: wide enough to show detail, and quick to encode. */
const TRIAL_WIDTH = 736
const TRIAL_QUALITY = 50

/** The quality that suits a picture, found by a trial print of it. */
export async function chooseQuality(original: DecodedOriginal): Promise<Quality> {
  const width = Math.min(TRIAL_WIDTH, original.width)
  const trial = await avif(original.at(width), TRIAL_QUALITY).toBuffer()
  return pickQuality(await original.pixels(width), await decodePrint(trial))
}
