import { LONG, SHORT, tiffDirectory, uint, UNDEFINED, type TiffField } from './tiff-directory.ts'

type Options = {
  /** The channels of every pixel, each 0 to 255. */
  color: number[]
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
export function tiff(options: Options): Buffer {
  const { color, colors = color.length, bits, profile, hollow } = options
  const { width = 60, height = 40, pages = 1 } = options
  const values = bits === 8 ? color : color.map((value) => Math.round(value * 257))
  const pixel = uint(bits / 8, ...values)
  const pixels = Buffer.alloc((hollow ? 1 : width * height) * pixel.length, pixel)
  const further = color.slice(colors).map(() => 0)
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
    ...(further.length > 0 ? [[338, SHORT, further] satisfies TiffField] : []),
    ...(profile ? [[34675, UNDEFINED, profile] satisfies TiffField] : []),
  ]
  const first = 8 + pixels.length
  const { length } = tiffDirectory(first, fields)
  const directories = Array.from({ length: pages }, (_, page) => {
    const start = first + page * length
    return tiffDirectory(start, fields, page + 1 < pages ? start + length : 0)
  })
  return Buffer.concat([Buffer.from('II*\0'), uint(4, first), pixels, ...directories])
}
