import sharp from 'sharp'

import { LONG, SHORT, tiffDirectory, uint, UNDEFINED, type TiffField } from './tiff-directory.ts'

type Color = number[]

type Options = {
  /** The channels of every pixel, each 0 to 255. */
  color: Color
  /** How many of them are colors: gray, red-green-blue, or inks. By default all. */
  colors?: number
  bits: 8 | 16
  profile?: Buffer
  width?: number
  height?: number
  pages?: number
  /** Leaves out the pixels. */
  hollow?: boolean
}

const PHOTOMETRIC: Record<number, number> = { 1: 1, 3: 2, 4: 5 }

/**
 * A TIFF of one color, written byte by byte (TIFF 6.0): what it holds does not depend on what the
 * library under test makes of colors.
 */
export function tiff({
  color,
  colors = color.length,
  bits,
  profile,
  width = 60,
  height = 40,
  pages = 1,
  hollow = false,
}: Options): Buffer {
  const pixels = raw(color, bits, hollow ? 1 : width * height)
  const fields: TiffField[] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, color.map(() => bits)],
    [259, SHORT, [1]],
    [262, SHORT, [PHOTOMETRIC[colors]!]],
    [273, LONG, [8]],
    [277, SHORT, [color.length]],
    [278, LONG, [height]],
    [279, LONG, [pixels.length]],
    ...(color.length > colors
      ? [[338, SHORT, color.slice(colors).map(() => 0)] satisfies TiffField]
      : []),
    ...(profile ? [[34675, UNDEFINED, profile] satisfies TiffField] : []),
  ]
  const first = 8 + pixels.length
  const { length } = tiffDirectory(first, fields)
  const directories = Array.from({ length: pages }, (_, page) => {
    const start = first + page * length
    return tiffDirectory(start, fields, { next: page + 1 < pages ? start + length : 0 })
  })
  return Buffer.concat([Buffer.from('II*\0'), uint('II', 4, first), pixels, ...directories])
}

/** A JPEG with a profile that its pixels were not converted to: they are in its numbers already. */
export function tagged(scan: Buffer, profile: Buffer): Buffer {
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1')
  const marker = Buffer.from([0xff, 0xe2, 0, 0])
  marker.writeUInt16BE(2 + name.length + profile.length, 2)
  return Buffer.concat([scan.subarray(0, 2), marker, name, profile, scan.subarray(2)])
}

/** A JPEG of one color, as exact as JPEGs are. */
export function jpeg([r = 0, g = 0, b = 0]: Color): Promise<Buffer> {
  const background = { r, g, b }
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function raw(color: Color, bits: 8 | 16, pixels: number): Buffer {
  const one =
    bits === 8
      ? Buffer.from(color)
      : uint('II', 2, ...color.map((value) => Math.round(value * 257)))
  return Buffer.alloc(pixels * one.length, one)
}
