import sharp, { type Raw } from 'sharp'

/** What stands where a photograph will be, until it has arrived. */
export type Placeholder = {
  /** Its average color, as `#rrggbb`. */
  color: string
  /** The photograph 16 pixels long, a WebP in base64. A browser that enlarges it blurs it. */
  thumbnail: string
}

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
