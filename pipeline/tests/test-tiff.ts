import { uint, type ByteOrder } from './tiff-directory.ts'

/** Tag and its numbers. Text is its letters' numbers, with a type of its own. */
type Fields = Record<number, number[] | string | undefined>

/** A picture of a TIFF. */
export type TestPicture = {
  /** The channels of every pixel, each 0 to 255, or those of the pixel at a place. */
  color: number[] | ((x: number, y: number) => number[])
  width?: number
  height?: number
  bits?: 8 | 16
  /** PhotometricInterpretation. By default as many channels as gray, RGB or CMYK have. */
  photometric?: number
  /** One plane for each channel, instead of all channels of a pixel together. */
  planar?: boolean
  /** Squares of 16 pixels instead of one strip. */
  tiled?: boolean
  /** Others, or in place of those above. */
  fields?: Fields
  /** Pictures that belong to it (SubIFDs). */
  smaller?: TestPicture[]
}

const SHORT = 3
const LONG = 4
const LONG8 = 16
const ASCII = 2
/** Tags of positions and counts, which are long everywhere. */
const LONGS = [256, 257, 273, 278, 279, 324, 325, 330, 34665, 0xa005]

const TILE = 16

/** A TIFF or BigTIFF of pictures, written byte by byte: any byte order and layout. */
export function testTiff(
  pictures: TestPicture[],
  { order = 'II', big = false }: { order?: ByteOrder; big?: boolean } = {},
): Buffer {
  const wide = big ? 8 : 4
  const number = (size: number, ...values: number[]) =>
    size < 8
      ? uint(order, size, ...values)
      : Buffer.concat(
          values.flatMap((value) => {
            const halves = [uint(order, 4, 0), uint(order, 4, value)]
            return order === 'II' ? halves.toReversed() : halves
          }),
        )
  const parts: Buffer[] = []
  let length = 0
  function put(bytes: Buffer): number {
    const at = length
    parts.push(bytes, Buffer.alloc(bytes.length % 2))
    length += bytes.length + (bytes.length % 2)
    return at
  }
  const header = big ? [number(2, 43, 8, 0)] : [number(2, 42)]
  put(Buffer.concat([Buffer.from(order), ...header, Buffer.alloc(wide)]))

  /** Gives where the directory is, and the bytes that say where the next one is. */
  function directory(fields: Fields) {
    const tags = Object.keys(fields)
      .map(Number)
      .filter((tag) => fields[tag] !== undefined)
    const rows = tags
      .toSorted((a, b) => a - b)
      .map((tag) => {
        const value = fields[tag]!
        const type =
          typeof value === 'string' ? ASCII : !LONGS.includes(tag) ? SHORT : big ? LONG8 : LONG
        const size = type === ASCII ? 1 : type === SHORT ? 2 : wide
        const bytes = typeof value === 'string' ? Buffer.from(value) : number(size, ...value)
        const held = bytes.length <= wide ? Buffer.concat([bytes], wide) : number(wide, put(bytes))
        return Buffer.concat([number(2, tag, type), number(wide, bytes.length / size), held])
      })
    const next = Buffer.alloc(wide)
    const at = put(Buffer.concat([number(big ? 8 : 2, rows.length), ...rows]))
    length -= parts.pop()!.length
    parts.push(next)
    length += wide
    return { at, next }
  }

  function write(picture: TestPicture): ReturnType<typeof directory> {
    const { width = 60, height = 40, bits = 8, planar = false, tiled = false } = picture
    const { color, fields = {}, smaller = [] } = picture
    const at = (x: number, y: number) => (typeof color === 'function' ? color(x, y) : color)
    const count = at(0, 0).length
    const squares = tiled
      ? range(height / TILE).flatMap((row) =>
          range(width / TILE).map((column) => ({
            left: column * TILE,
            top: row * TILE,
            columns: TILE,
            rows: TILE,
          })),
        )
      : [{ left: 0, top: 0, columns: width, rows: height }]
    const channels = planar ? range(count).map((one) => [one]) : [range(count)]
    const pieces = channels.flatMap((some) =>
      squares.map(({ left, top, columns, rows }) =>
        number(
          bits / 8,
          ...range(rows).flatMap((y) =>
            range(columns).flatMap((x) => {
              const pixel = at(Math.min(left + x, width - 1), Math.min(top + y, height - 1))
              return some.map((one) => pixel[one]! * (bits === 16 ? 257 : 1))
            }),
          ),
        ),
      ),
    )
    const positions = pieces.map(put)
    const sizes = pieces.map((piece) => piece.length)
    return directory({
      256: [width],
      257: [height],
      258: Array<number>(count).fill(bits),
      259: [1],
      262: [picture.photometric ?? (count < 3 ? 1 : 2)],
      277: [count],
      284: [planar ? 2 : 1],
      ...(tiled
        ? { 322: [TILE], 323: [TILE], 324: positions, 325: sizes }
        : { 273: positions, 278: [height], 279: sizes }),
      330: smaller.length > 0 ? smaller.map((one) => write(one).at) : undefined,
      ...fields,
    })
  }

  let link = parts[0]!.subarray(-wide)
  for (const picture of pictures) {
    const { at, next } = write(picture)
    number(wide, at).copy(link)
    link = next
  }
  return Buffer.concat(parts)
}

function range(length: number): number[] {
  return Array.from({ length: Math.ceil(length) }, (_, index) => index)
}
