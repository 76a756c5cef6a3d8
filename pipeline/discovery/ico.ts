/** Length of the header and of one entry, in bytes. */
const HEADER = 6
const ENTRY = 16

/** A PNG in an ICO container. `size` is its width in pixels, less than 256. */
export function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY)
  head.writeUInt16LE(1, 2) // An icon, not a cursor.
  head.writeUInt16LE(1, 4) // One picture.
  head.writeUInt8(size, HEADER)
  head.writeUInt8(size, HEADER + 1)
  head.writeUInt16LE(1, HEADER + 4) // Planes.
  head.writeUInt16LE(32, HEADER + 6) // Bits per pixel.
  head.writeUInt32LE(png.length, HEADER + 8)
  head.writeUInt32LE(head.length, HEADER + 12)
  return Buffer.concat([head, png])
}
