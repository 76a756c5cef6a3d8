import sharp, { type Raw } from 'sharp'

import type { Placeholder } from '../model/photo.ts'

/** Long edge of the thumbnail, in pixels. */
const LONG_EDGE = 16

/** Makes the placeholder of a picture. `pixels` are in sRGB, the right way up. */
export async function placeholder(pixels: Buffer, raw: Raw): Promise<Placeholder> {
  const picture = () => sharp(pixels, { raw })
  const color = await picture().resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer()
  const thumbnail = await picture()
    .resize(LONG_EDGE, LONG_EDGE, { fit: 'inside' })
    .webp({ quality: 20, effort: 6 })
    .toBuffer()

  return {
    color: `#${color.subarray(0, 3).toString('hex')}`,
    thumbnail: thumbnail.toString('base64'),
  }
}
