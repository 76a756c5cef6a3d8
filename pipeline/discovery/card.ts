import sharp, { type OverlayOptions } from 'sharp'

import type { Focal } from '../model/photo.ts'
import { cropAround } from '../prints/crop.ts'
import { lettering, type CardWords, type Stretch } from './lettering.ts'
import { CARD, COLORS, type Drawings } from './look.ts'

/** Where the frame is on the film, in px, notches included. Its size is that of the mask. */
const FRAME = { left: 42, top: 40, width: 524, height: 550 }

type CardParts = {
  /** The photograph's largest JPEG. */
  print: Uint8Array
  focal: Focal
  words: CardWords
  drawings: Drawings
}

/**
 * The picture of a page where its link is shared: a frame on film, and the studio's name. A JPEG,
 * because some networks read nothing newer. It states its rights in the words of the print.
 */
export async function card({ print, focal, words, drawings }: CardParts): Promise<Buffer> {
  const { xmp, width = 0, height = 0 } = await sharp(print).metadata()
  const crop = cropAround({ width, height }, FRAME.width / FRAME.height, focal)
  const { svg, marked } = lettering(words)

  const input = await sharp(print)
    .extract(crop)
    .resize({ width: FRAME.width, height: FRAME.height, fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: drawings.frame, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const picture = sharp({ create: { ...CARD, channels: 3, background: COLORS.film } })
    .composite([
      { input, left: FRAME.left, top: FRAME.top },
      { input: Buffer.from(svg) },
      await underline(drawings.underline, marked),
    ])
    // Full-resolution color, because the line under the name is thin and red.
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
  return (xmp ? picture.withXmp(xmp.toString()) : picture).toBuffer()
}

/** The grease pencil's line, a little longer than what it is under. */
async function underline(
  line: Buffer,
  { left, width, baseline }: Stretch,
): Promise<OverlayOptions> {
  const size = { width: Math.round(width + 12), height: Math.round(16 + width / 36) }
  const shape = await sharp(line)
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer()
  const input = await sharp({ create: { ...size, channels: 4, background: COLORS.safelight } })
    .composite([{ input: shape, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left: Math.round(left - 4), top: Math.round(baseline + 8) }
}
