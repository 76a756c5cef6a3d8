import sharp, { type OverlayOptions } from 'sharp'

import { COLORS } from './look.ts'

/** A stretch of a line of text, in pixels. */
export type Stretch = { left: number; width: number; baseline: number }

/** The grease pencil's line, a little longer than what it is under. */
export async function underline(
  mask: Buffer,
  { left, width, baseline }: Stretch,
): Promise<OverlayOptions> {
  const size = { width: Math.round(width + 12), height: Math.round(16 + width / 36) }
  const shape = await sharp(mask)
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer()
  const input = await sharp({ create: { ...size, channels: 4, background: COLORS.safelight } })
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left: Math.round(left - 4), top: Math.round(baseline + 8) }
}
