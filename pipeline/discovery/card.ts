import sharp from 'sharp'

import type { Photograph } from '../model/photo.ts'
import { sha256 } from '../model/sha256.ts'
import { cropAround } from '../prints/crop.ts'
import { largestJpeg } from '../prints/print.ts'
import type { CardWords } from './card-picture.tsx'
import { layOut } from './lay-out.tsx'
import { FRAME, type CardLook } from './look.ts'

/** A card that can be made: the picture of a page where its link is shared. */
export type Card = {
  /** On the site, like `/uploads/card-home-0a1b2c3d.jpg`. Changes with everything that changes it. */
  address: string
  photograph: Photograph
  /** Everything on it but the photograph. */
  svg: string
}

/** How a card is made. Raise it with every change to what a card looks like besides its SVG. */
const RECIPE = 1

export async function describeCard(
  page: string,
  photograph: Photograph,
  words: CardWords,
  look: CardLook,
): Promise<Card> {
  const { photo, focal } = photograph
  const svg = await layOut(words, await maskOf(look.underline), look)
  const key = [RECIPE, largestJpeg(photo.full), focal, svg, look.frame, sharp.versions]
  const hash = sha256(JSON.stringify(key)).slice(0, 8)
  return { address: `/uploads/card-${page}-${hash}.jpg`, photograph, svg }
}

/**
 * A card as a JPEG, because some networks read nothing newer: a frame on film, and the studio's name.
 * It states its rights in the words of `print`, the photograph's largest JPEG.
 */
export async function drawCard(
  { photograph: { focal }, svg }: Card,
  print: Uint8Array,
  { frame }: CardLook,
): Promise<Buffer> {
  const { xmp, width = 0, height = 0 } = await sharp(print).metadata()

  const photograph = await sharp(print)
    .extract(cropAround({ width, height }, FRAME.width / FRAME.height, focal))
    .resize({ width: FRAME.width, height: FRAME.height, fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: frame, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const picture = sharp(Buffer.from(svg))
    .composite([{ input: photograph, left: FRAME.left, top: FRAME.top }])
    // Full-resolution color, because the line under the name is thin and red.
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
  return (xmp ? picture.withXmp(xmp.toString()) : picture).toBuffer()
}

/** The address of a mask as a drawing in the SVG. */
async function maskOf(drawing: Buffer): Promise<string> {
  const png = await sharp(drawing).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
