type Options = {
  /** The channels of every pixel, each 0 to 255. */
  color: number[]
  /** How many of them are colors: gray, red-green-blue, or inks. By default all. */
  colors?: number
  bits: 8 | 16
  profile?: Buffer
  artist?: string
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
  const { color, colors = color.length, bits, profile, artist, hollow } = options
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
    ...(artist ? [[315, ASCII, Buffer.from(`${artist}\0`)] satisfies TiffField] : []),
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

/** Types of fields by TIFF 6.0, section 2, and the bytes that a value of each takes. */
const ASCII = 2
const SHORT = 3
const LONG = 4
const UNDEFINED = 7
const SIZES: Record<number, number> = { [ASCII]: 1, [SHORT]: 2, [LONG]: 4, [UNDEFINED]: 1 }

type TiffField = [tag: number, type: number, value: number[] | Buffer]

/** A little-endian directory at `start` of a TIFF. Values that do not fit into a field are behind it. */
function tiffDirectory(start: number, fields: TiffField[], next = 0): Buffer {
  const end = start + 2 + fields.length * 12 + 4
  let behind = Buffer.alloc(0)

  const entries = fields.map(([tag, type, value]) => {
    const size = SIZES[type]!
    const bytes = Array.isArray(value) ? uint(size, ...value) : Buffer.from(value)
    const fits = bytes.length <= 4
    const place = fits ? Buffer.concat([bytes], 4) : uint(4, end + behind.length)
    if (!fits) behind = Buffer.concat([behind, bytes])
    return Buffer.concat([uint(2, tag, type), uint(4, bytes.length / size), place])
  })
  return Buffer.concat([uint(2, fields.length), ...entries, uint(4, next), behind])
}

/** Numbers of `size` bytes each, the lowest first. */
function uint(size: number, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(size * values.length)
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size)
  return bytes
}
