import type { Sharp } from 'sharp'

import { withRights, withXmpRights } from '../originals/rights.ts'
import type { Print } from './print.ts'
import { isWorthTaking } from './recipe.ts'

/** A picture that says whose it is. Exif repeats it only where a few hundred bytes do not matter. */
export function signed(picture: Sharp, { width, finish }: Print): Sharp {
  const sign = isWorthTaking(width) ? withRights : withXmpRights
  return sign(picture, finish.rights)
}
