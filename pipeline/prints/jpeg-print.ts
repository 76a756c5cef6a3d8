import type { Negative } from './negative.ts'
import type { Print } from './print.ts'
import { jpeg } from './recipe.ts'
import { signed } from './signed.ts'

/** A JPEG, for browsers that cannot read an AVIF. It keeps most of the grain as it is. */
export function jpegPrint(print: Print, negative: Negative): Promise<Buffer> {
  return jpeg(signed(negative.at(print.width), print)).toBuffer()
}
