import sharp, { type OverlayOptions } from 'sharp'

import type { Photograph } from '../model/photo.ts'
import { sha256 } from '../model/sha256.ts'
import { cropAround } from '../prints/crop.ts'
import { largestJpeg } from '../prints/print.ts'
import { lettering, type CardWords } from './lettering.ts'
import { CARD, COLORS, type Drawings } from './look.ts'

/** A card that can be made: the picture of a page where its link is shared. */
export type Card = {
  /** On the site, like `/uploads/card-home-0a1b2c3d.jpg`. Changes with everything that changes it. */
  address: string
  photograph: Photograph
  words: CardWords
}

/** How a card is made. Raise it with every change to what a card looks like besides its lettering. */
const RECIPE = 1

/** Where the frame is on the film, in px, notches included. Its size is that of the mask. */
const FRAME = { left: 42, top: 40, width: 524, height: 550 }

export function describeCard(
  page: string,
  { frame, underline }: Drawings,
  { photograph, words }: Omit<Card, 'address'>,
): Card {
  const { photo, focal } = photograph
  const print = largestJpeg(photo.full)
  const key = [RECIPE, print, focal, lettering(words), frame, underline, sharp.versions]
  const hash = sha256(JSON.stringify(key)).slice(0, 8)
  return { address: `/uploads/card-${page}-${hash}.jpg`, photograph, words }
}

/**
 * A card as a JPEG, because some networks read nothing newer: a frame on film, and the studio's name.
 * It states its rights in the words of `print`, the photograph's largest JPEG.
 */
export async function drawCard(
  { photograph: { focal }, words }: Card,
  print: Uint8Array,
  drawings: Drawings,
): Promise<Buffer> {
  const { xmp, width = 0, height = 0 } = await sharp(print).metadata()
  const { svg, marked } = lettering(words)

  const photograph = await sharp(print)
    .extract(cropAround({ width, height }, FRAME.width / FRAME.height, focal))
    .resize({ width: FRAME.width, height: FRAME.height, fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: drawings.frame, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const picture = sharp({ create: { ...CARD, channels: 3, background: COLORS.film } })
    .composite([
      { input: photograph, left: FRAME.left, top: FRAME.top },
      { input: Buffer.from(svg) },
      await pencilLine(drawings.underline, marked),
    ])
    // Full-resolution color, because the line under the name is thin and red.
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
  return (xmp ? picture.withXmp(xmp.toString()) : picture).toBuffer()
}

/** The grease pencil's line, a little longer than what it is under. */
async function pencilLine(
  line: Buffer,
  { left, width, baseline }: ReturnType<typeof lettering>['marked'],
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
