import sharp from 'sharp'

import { grouped } from './grouped.ts'
import type { PrintCache } from './print-cache.ts'
import type { Print } from './print.ts'
import { encoded } from './recipe.ts'
import type { Crop } from './tall-crop.ts'

/** The widest print there is, in pixels. */
const WIDEST = 2400

/** Makes prints and keeps them. Prints of one crop are made from one decoding of it. */
export async function develop(prints: Print[], cache: PrintCache): Promise<void> {
  const byCrop = grouped(prints, ({ original, crop }) => JSON.stringify([original, crop]))
  for (const run of byCrop) {
    const { original, crop } = run[0]!
    const { data, info } = await decode(original, crop)

    for (const { address, width, format } of run) {
      const picture = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
      await cache.keep(address, await encoded(picture, format))
    }
  }
}

/** Decodes an original the right way up, no wider than the widest print. */
function decode(original: string, crop?: Crop) {
  const upright = sharp(original).autoOrient()
  const picture = crop ? upright.extract(crop) : upright
  return (
    picture
      .resize({ width: WIDEST, withoutEnlargement: true })
      // Without this, a 16-bit TIFF with a wide profile would come out pale.
      .withIccProfile('srgb', { attach: false })
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true })
  )
}
