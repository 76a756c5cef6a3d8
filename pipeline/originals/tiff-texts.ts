import { readingFrom } from './reading-from.ts'
import { readDirectories } from './tiff-directories.ts'

/** Description, make, model, software, artist, copyright. */
const TEXT_TAGS = new Set([270, 271, 272, 305, 315, 33432])

/**
 * The texts of a TIFF’s first directory by their tags, read without its pixels. Those over `most` bytes are
 * left out, as are those that lie outside the file.
 */
export function readTexts(scan: string, most: number): Promise<Map<number, Buffer>> {
  return readingFrom(scan, async (read) => {
    const [first] = await readDirectories(read)
    const texts = new Map<number, Buffer>()
    for (const tag of TEXT_TAGS) {
      const { at, length } = first?.place(tag) ?? { at: 0, length: Infinity }
      const text = length <= most ? await read(at, length) : undefined
      if (text?.length === length) texts.set(tag, text)
    }
    return texts
  })
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
