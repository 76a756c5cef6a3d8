import type { Sharp } from 'sharp'

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

/** Types of fields by TIFF 6.0, section 2, and the bytes that a value of each takes. */
export const ASCII = 2
const SHORT = 3
const LONG = 4
const UNDEFINED = 7
const SIZES: Record<number, number> = { [ASCII]: 1, [SHORT]: 2, [LONG]: 4, [UNDEFINED]: 1 }

type TiffField = [tag: number, type: number, value: number[] | string | Buffer]

/** A little-endian directory at `start` of a TIFF. Values that do not fit into a field are behind it. */
export function tiffDirectory(start: number, fields: TiffField[], next = 0): Buffer {
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
export function uint(size: number, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(size * values.length)
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size)
  return bytes
}

/** What is in such a scan, and may be in no print of it. */
export const SECRETS = ['F3-SERIAL', 'Scanner 1.0', 'PREVIEW', '51-NORTH', 'EDITED']

/** A scan whose metadata says where it was made and with what, with a preview of the whole frame. */
export async function telltaleScan(picture: Sharp): Promise<Buffer> {
  const scan = await picture
    .clone()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- EDITED --></x:xmpmeta>')
    .jpeg()
    .toBuffer()

  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), telltaleExif()])
  const marker = Buffer.from([0xff, 0xe1, 0, 0])
  marker.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([scan.subarray(0, 2), marker, exif, scan.subarray(2)])
}

/** Four directories: the file, the camera, the place, and the preview. */
function telltaleExif(): Buffer {
  const [main, camera, place, second, preview] = [8, 100, 160, 220, 300]
  const exif = Buffer.alloc(preview + 12)
  const write = (at: number, fields: TiffField[], next?: number) =>
    tiffDirectory(at, fields, next).copy(exif, at)

  exif.write(`II*\0${String.fromCharCode(main)}`, 'latin1')
  const software: TiffField = [0x0131, ASCII, 'Scanner 1.0\0']
  write(main, [software, [0x8769, LONG, [camera]], [0x8825, LONG, [place]]], second)
  write(camera, [[0xa431, ASCII, 'F3-SERIAL\0']])
  write(place, [[0x001c, UNDEFINED, '51-NORTH']])
  write(second, [
    [0x0103, SHORT, [6]],
    [0x0201, LONG, [preview]],
    [0x0202, LONG, [12]],
  ])
  exif.write('\xff\xd8PREVIEW!\xff\xd9', preview, 'latin1')
  return exif
}
