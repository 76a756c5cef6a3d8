import sharp from 'sharp'

type Color = number[]

type Options = {
  /** Gray, red-green-blue, or inks, by how many there are, each 0 to 255. */
  color: Color
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
  bits,
  profile,
  width = 60,
  height = 40,
  pages = 1,
  hollow = false,
}: Options): Buffer {
  const pixels = raw(color, bits, hollow ? 1 : width * height)
  const parts = [Buffer.from('II*\0\0\0\0\0', 'latin1'), pixels, profile ?? Buffer.alloc(0)]
  if (profile && profile.length % 2) parts.push(Buffer.alloc(1))
  let pointer = { part: parts[0]!, at: 4 }

  for (let page = 0; page < pages; page++) {
    const start = lengthOf(parts)
    pointer.part.writeUInt32LE(start, pointer.at)
    const directory = ifd(
      [
        [256, 4, [width]],
        [257, 4, [height]],
        [258, 3, color.map(() => bits)],
        [259, 3, [1]],
        [262, 3, [PHOTOMETRIC[color.length]!]],
        [273, 4, [8]],
        [277, 3, [color.length]],
        [278, 4, [height]],
        [279, 4, [pixels.length]],
        ...(profile ? [[34675, 7, [8 + pixels.length], profile.length] as Field] : []),
      ],
      start,
    )
    parts.push(directory.bytes)
    pointer = { part: directory.bytes, at: directory.next }
  }
  return Buffer.concat(parts)
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

type Field = [tag: number, type: number, values: number[], count?: number]

function ifd(fields: Field[], start: number) {
  const bytes = Buffer.alloc(2 + fields.length * 12 + 4)
  const after: Buffer[] = []
  bytes.writeUInt16LE(fields.length)
  for (const [index, [tag, type, values, count = values.length]] of fields.entries()) {
    const at = 2 + index * 12
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(count, at + 4)
    if (type === 3 && count > 2) {
      bytes.writeUInt32LE(start + bytes.length + lengthOf(after), at + 8)
      after.push(shorts(values))
    } else if (type === 3) shorts(values).copy(bytes, at + 8)
    else bytes.writeUInt32LE(values[0]!, at + 8)
  }
  return { bytes: Buffer.concat([bytes, ...after]), next: bytes.length - 4 }
}

function raw(color: Color, bits: 8 | 16, pixels: number): Buffer {
  const one =
    bits === 8 ? Buffer.from(color) : shorts(color.map((value) => Math.round(value * 257)))
  return Buffer.alloc(pixels * one.length, one)
}

function shorts(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2)
  return bytes
}

function lengthOf(parts: Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}
