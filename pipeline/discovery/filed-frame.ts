import sharp from 'sharp'

import type { Focal } from '../model/photo.ts'
import { cropAround } from '../prints/crop.ts'
import type { Drawings } from './look.ts'

/** How much larger than on a page the edges are drawn: a card is mostly seen small. */
const SCALE = 1.5

/** How far the notches reach out of the frame, in pixels of the drawings. */
const OVERHANG = 8

/** A photograph in the filed negative carrier, with where its left edge has to be. */
export type Framed = { input: Buffer; overhang: number }

/** Crops a photograph to a frame of that size, around its focal point, and files its edges. */
export async function filedFrame(
  print: Uint8Array,
  size: { width: number; height: number },
  focal: Focal,
  frame: Drawings['frame'],
): Promise<Framed> {
  const overhang = OVERHANG * SCALE
  const outer = { width: size.width + overhang, height: size.height }
  const { width = 0, height = 0 } = await sharp(print).metadata()
  const crop = cropAround({ width, height }, outer.width / outer.height, focal)

  const input = await sharp(print)
    .extract(crop)
    .resize({ ...outer, fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask(outer, frame)), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, overhang }
}

/** The same six pieces, in the same places, as the stylesheet of a frame has them. */
function mask(outer: { width: number; height: number }, frame: Drawings['frame']): string {
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
