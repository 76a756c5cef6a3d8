import { readingFrom, type Read } from './reading-from.ts'

/** Tags that say how the pictures in a TIFF are to be read, by TIFF 6.0, Exif 3.0 and DNG 1.7. */
export const TAG = {
  kind: 254,
  oldKind: 255,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  samples: 277,
  layout: 284,
  whitePoint: 318,
  primaries: 319,
  tile: 322,
  smaller: 330,
  inks: 334,
  extraSamples: 338,
  sampleFormat: 339,
  exif: 34665,
  layers: 37724,
  dngVersion: 50706,
  colorSpace: 0xa001,
  interoperability: 0xa005,
  interoperabilityIndex: 1,
} as const

/** One directory of a TIFF or of Exif: what is said of a picture. */
export type Directory = {
  /** Its place in the chain of directories. */
  page: number
  /** Its place among the pictures that belong to that page. None for the page's own. */
  subifd?: number
  /** The numbers of a tag, letters of text included. None where it is not there, or not of numbers. */
  values: (tag: number) => number[]
  /** Where the bytes of a tag lie, and how many they are. */
  place: (tag: number) => { at: number; length: number } | undefined
}

// More than any scan has. A broken or hostile file is not read on and on.
const MOST_DIRECTORIES = 64
const MOST_FIELDS = 1024
const MOST_VALUES = 64

/** Bytes of one value, by its type. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
const WHOLE = [1, 2, 3, 4, 13, 16, 18]
const FRACTION = 5

/** Every directory of a TIFF in a file, of pages and of what belongs to them. */
export function readDirectoriesOf(path: string): Promise<Directory[]> {
  return readingFrom(path, readDirectories)
}

/** Every directory of Exif, as it lies in a JPEG, PNG or WebP. */
export function readExif(exif: Buffer): Promise<Directory[]> {
  const tiff = exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0)
  return readDirectories(async (position, length) => tiff.subarray(position, position + length))
}

/** Every directory of a TIFF. Stops at what is no directory, and never throws because of what the bytes say. */
export async function readDirectories(read: Read): Promise<Directory[]> {
  const start = await read(0, 16)
  const order = start.toString('latin1', 0, 2)
  if (start.length < 8 || (order !== 'II' && order !== 'MM')) return []
  const uint = (bytes: Buffer, at: number, size: number) =>
    numberAt(bytes, at, size, order === 'II')
  const version = uint(start, 2, 2)
  if (version !== 42 && version !== 43) return []
  // A BigTIFF counts in eight bytes what others count in two or four.
  const big = version === 43
  const wide = big ? 8 : 4

  async function directoryAt(position: number) {
    const countSize = big ? 8 : 2
    const count = Math.min(uint(await read(position, countSize), 0, countSize), MOST_FIELDS)
    const rowSize = 4 + 2 * wide
    const rows = await read(position + countSize, count * rowSize + wide)
    if (count === 0 || rows.length < count * rowSize) return undefined

    const values = new Map<number, number[]>()
    const places = new Map<number, { at: number; length: number }>()
    for (let row = 0; row < count; row++) {
      const at = row * rowSize
      const [tag, type] = [uint(rows, at, 2), uint(rows, at + 2, 2)]
      const size = SIZES[type] || 1
      const length = uint(rows, at + 4, wide)
      const place = at + 4 + wide
      const isInside = length * size <= wide
      const source = isInside ? position + countSize + place : uint(rows, place, wide)
      places.set(tag, { at: source, length: length * size })
      if (!WANTED.has(tag) || !(WHOLE.includes(type) || type === FRACTION)) continue

      const some = Math.min(length, MOST_VALUES)
      const held = isInside ? rows.subarray(place, place + wide) : await read(source, some * size)
      values.set(
        tag,
        Array.from({ length: Math.min(some, Math.floor(held.length / size)) }, (_, index) =>
          type === FRACTION
            ? uint(held, index * 8, 4) / uint(held, index * 8 + 4, 4)
            : uint(held, index * size, size),
        ),
      )
    }
    return {
      values: (tag: number) => values.get(tag) ?? [],
      place: (tag: number) => places.get(tag),
      next: uint(rows, count * rowSize, wide),
    }
  }

  const found: Directory[] = []
  const visited = new Set<number>()
  async function visit(position: number, place: Pick<Directory, 'page' | 'subifd'>) {
    if (visited.has(position) || visited.size >= MOST_DIRECTORIES) return undefined
    visited.add(position)
    const directory = await directoryAt(position)
    if (!directory) return undefined

    found.push({ ...place, ...directory })
    for (const pointer of [TAG.exif, TAG.interoperability]) {
      for (const more of directory.values(pointer)) await visit(more, place)
    }
    return directory
  }

  let position = big ? uint(start, 8, 8) : uint(start, 4, 4)
  for (let page = 0; position > 0; page++) {
    const directory = await visit(position, { page })
    if (!directory) break
    for (const [subifd, smaller] of directory.values(TAG.smaller).entries()) {
      await visit(smaller, { page, subifd })
    }
    position = directory.next
  }
  return found
}

const WANTED = new Set<number>(Object.values(TAG))

/** Zero where the bytes end before. */
function numberAt(bytes: Buffer, at: number, size: number, isLittle: boolean): number {
  if (at + size > bytes.length) return 0
  if (size === 8) return Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at))
  return isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size)
}
