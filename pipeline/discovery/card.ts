import sharp, { type OverlayOptions } from 'sharp'

import type { Focal, Size } from '../model/photo.ts'
import { cropAround } from '../prints/crop.ts'
import { lettering, type CardWords, type Stretch } from './lettering.ts'
import { CARD, COLORS, type Drawings } from './look.ts'

/** How much larger than on a page the edges are drawn: a card is mostly seen small. */
const SCALE = 1.5

/** How far the notches hang over the frame on the left, in pixels of the card. */
const OVERHANG = 8 * SCALE

/** Where the frame lies on the film, notches included. */
const FRAME = { left: 54 - OVERHANG, top: 40, width: 512 + OVERHANG, height: 550 }

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
    .composite([{ input: Buffer.from(filedEdges(FRAME, drawings.frame)), blend: 'dest-in' }])
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

/** A mask of the same six pieces, in the same places, as the stylesheet of a frame has them. */
function filedEdges(outer: Size, frame: Drawings['frame']): string {
  const [width, height] = [outer.width / SCALE, outer.height / SCALE]

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${outer.width}" height="${outer.height}"`,
    ` viewBox="0 0 ${width} ${height}">`,
    placed(frame['edge-t'], 11, 0, width - 14, 6),
    placed(frame['edge-b'], 11, height - 6, width - 14, 6),
    placed(frame['edge-l'], 8, 3, 6, height - 6),
    placed(frame['edge-r'], width - 6, 3, 6, height - 6),
    placed(frame.notch, 0, height - 56, 14, 30),
    `<path d="M13 5H${width - 5}V${height - 5}H13z"/>`,
    '</svg>',
  ].join('')
}

function placed(drawing: string, x: number, y: number, width: number, height: number): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`
  return drawing.replace(/ width="[\d.]+" height="[\d.]+"/, ` ${place}`)
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
