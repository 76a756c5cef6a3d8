import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'

import sharp, { type Metadata } from 'sharp'

import { foreignFile, isBegun } from './foreign-file.ts'
import { DAMAGED, refuse, SEND_ANOTHER } from './unusable-original.ts'

const FORMATS = ['jpeg', 'png', 'tiff', 'webp', 'heif']

/** No print can be taller than this, in pixels: the format has room for no more. */
const TALLEST = 16_384

const UNKNOWN = `is not a photograph that can be read. ${SEND_ANOTHER}`

/** The widest print there is, in pixels. */
export const WIDEST_PRINT = 2400

/** The most that the decoder accepts. */
const MOST_PIXELS = 0x3fff ** 2

/**
 * What a scan says of itself, before it is decoded.
 *
 * @throws {UnusableOriginal} where it says that it is not a photograph, or not one for here.
 */
export async function readHeader(path: string, file: string): Promise<Metadata> {
  const head = await buffer(createReadStream(path, { end: 511 }))
  const foreign = foreignFile(file, head)
  if (foreign) refuse(file, foreign)

  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => refuse(file, isBegun(head) ? DAMAGED : UNKNOWN))
  const { format, depth, compression } = header
  const { width, height } = header.autoOrient

  if (format === 'svg') refuse(file, `is a drawing, not a photograph. ${SEND_ANOTHER}`)
  if (!FORMATS.includes(format)) refuse(file, `is a ${format.toUpperCase()} file. ${SEND_ANOTHER}`)
  if (compression === 'hevc') {
    refuse(file, 'is a HEIC photograph, which cannot be read here. Send it as a JPEG.')
  }
  if (depth !== 'uchar' && depth !== 'ushort') {
    refuse(file, 'has more than 16 bits a channel. Export it with 8 or 16, and send that.')
  }
  if (width * height > MOST_PIXELS) {
    refuse(file, `is too large: ${inPixels(width, height)}. Send it at half the size.`)
  }
  if ((Math.min(width, WIDEST_PRINT) * height) / width > TALLEST) {
    refuse(file, `is too tall for its width: ${inPixels(width, height)}. Send a part of it.`)
  }
  return header
}

/** A size as people write it. */
export function inPixels(width: number, height: number): string {
  return `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')} pixels`
}
