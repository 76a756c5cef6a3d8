import { open, type FileHandle } from 'node:fs/promises'

/** Bytes of a value by its type, by TIFF 6.0: bytes, ASCII, SHORT and LONG. Others hold no words. */
const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 6: 1, 7: 1 }

/** More fields than any scan has in a directory. */
const MOST_FIELDS = 1000

/**
 * Fields of a TIFF's first directory by their tags, read without its pixels. Classic and BigTIFF.
 * Fields over `most` bytes are left out, as are those that lie outside the file.
 */
export async function readTiffFields(
  scan: string,
  tags: number[],
  most: number,
): Promise<Map<number, Buffer>> {
  const file = await open(scan)
  try {
    const read = await openReader(file)
    const { wide, start, count } = await read.directory()
    const fields = new Map<number, Buffer>()
    for (let index = 0; index < Math.min(count, MOST_FIELDS); index++) {
      const entry = start + index * (wide ? 20 : 12)
      const tag = await read.uint(entry, 2)
      const size = SIZES[await read.uint(entry + 2, 2)]
      if (!size || !tags.includes(tag)) continue

      const length = size * (await read.uint(entry + 4, wide ? 8 : 4))
      const value = entry + (wide ? 12 : 8)
      const isInside = length <= (wide ? 8 : 4)
      const at = isInside ? value : await read.uint(value, wide ? 8 : 4)
      const bytes = length <= most ? await read.bytes(at, length) : undefined
      if (bytes?.length === length) fields.set(tag, bytes)
    }
    return fields
  } finally {
    await file.close()
  }
}

async function openReader(file: FileHandle) {
  async function bytes(position: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  }
  const isLittle = (await bytes(0, 2)).toString('latin1') === 'II'
  async function uint(position: number, size: number): Promise<number> {
    const found = await bytes(position, size)
    if (found.length < size) return 0
    const ordered = isLittle ? Buffer.from(found.toReversed()) : found
    return Number(`0x${ordered.toString('hex')}`)
  }

  return {
    bytes,
    uint,
    /** Where the first directory's entries begin, how many there are, and whether it is a BigTIFF. */
    async directory() {
      const wide = (await uint(2, 2)) === 43
      const at = await (wide ? uint(8, 8) : uint(4, 4))
      return { wide, start: at + (wide ? 8 : 2), count: await uint(at, wide ? 8 : 2) }
    },
  }
}

/** A TIFF of nothing but some fields, by their tags: text as ASCII, the others as they are. */
export function tiffOf(fields: Map<number, Buffer>): Buffer {
  const sorted = [...fields].toSorted(([one], [other]) => one - other)
  const head = Buffer.alloc(8 + 2 + sorted.length * 12 + 4)
  head.write('II*\0\x08', 'latin1')
  head.writeUInt16LE(sorted.length, 8)
  let end = head.length
  for (const [index, [tag, value]] of sorted.entries()) {
    const at = 10 + index * 12
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(TEXT_TAGS.has(tag) ? 2 : 7, at + 2)
    head.writeUInt32LE(value.length, at + 4)
    if (value.length <= 4) value.copy(head, at + 8)
    else head.writeUInt32LE(end, at + 8)
    end += value.length > 4 ? value.length : 0
  }
  return Buffer.concat([
    head,
    ...sorted.map(([, value]) => value).filter(({ length }) => length > 4),
  ])
}

/** Description, make, model, software, artist, copyright. */
export const TEXT_TAGS = new Set([270, 271, 272, 305, 315, 33432])
