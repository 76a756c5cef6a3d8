/** Types of fields by TIFF 6.0, section 2, and the bytes that a value of each takes. */
export const ASCII = 2
export const SHORT = 3
export const LONG = 4
export const UNDEFINED = 7
const SIZES: Record<number, number> = { [ASCII]: 1, [SHORT]: 2, [LONG]: 4, [UNDEFINED]: 1 }

export type TiffField = [tag: number, type: number, value: number[] | string | Buffer]

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
