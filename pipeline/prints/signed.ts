import type { Sharp } from 'sharp'

import { withRights } from '../originals/rights.ts'
import type { Print } from './print.ts'
import { isSigned } from './recipe.ts'

/** A picture that says whose it is, where its print is large enough to be worth taking. */
export function signed(picture: Sharp, { width, finish }: Print): Sharp {
  return isSigned(width) ? withRights(picture, finish.rights) : picture
}
