import type { Sharp } from 'sharp'

import { withRights, withXmpRights } from '../originals/rights.ts'
import type { Print } from './print.ts'

/** In pixels. A smaller print is of little use to others, so it states its rights in XMP alone. */
const WORTH_TAKING = 1080

/** A picture that states whose it is. Exif repeats it where a few hundred bytes do not matter. */
export function withPrintRights(picture: Sharp, { width, set }: Print): Sharp {
  const state = width >= WORTH_TAKING ? withRights : withXmpRights
  return state(picture, set.finish.rights)
}
