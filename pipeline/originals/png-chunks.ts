import type { Read } from './reading-from.ts'

/** What a PNG states of its colors, by PNG (third edition), section 11.3.2. */
type ColorChunks = {
  /** Numbers of primaries and curve by ITU-T H.273. */
  coded?: [primaries: number, curve: number]
  isSrgb?: boolean
  /** The exponent from numbers to light. */
  gamma?: number
  /** Chromaticities x and y of white, red, green and blue. */
  primaries?: number[]
}

const SIGNATURE = 8
const MOST_CHUNKS = 256

/** Reads the chunks in front of the pixels. */
export async function readColorChunks(read: Read): Promise<ColorChunks> {
  const found: ColorChunks = {}
  for (let position = SIGNATURE, count = 0; count < MOST_CHUNKS; count++) {
    const chunk = await read(position, 8 + 32)
    const type = chunk.toString('latin1', 4, 8)
    if (chunk.length < 12 || type === 'IDAT') break

    const length = chunk.readUInt32BE(0)
    const data = chunk.subarray(8, 8 + Math.min(length, 32))
    const fractions = () =>
      Array.from({ length: data.length >> 2 }, (_, at) => data.readUInt32BE(at * 4) / 100_000)
    if (type === 'cICP' && data.length >= 2) found.coded = [data[0]!, data[1]!]
    if (type === 'sRGB') found.isSrgb = true
    if (type === 'gAMA' && length === 4) {
      const [exponent = 0] = fractions()
      // As far as a profile can say it. Zero and the like mean nothing.
      if (exponent > 0.1 && exponent < 10) found.gamma = 1 / exponent
    }
    if (type === 'cHRM' && length === 32) found.primaries = fractions()
    position += 12 + length
  }
  return found
}
