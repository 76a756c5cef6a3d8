import sharp from 'sharp'

/** How many of its 64 bits differ at most between two sizes of one picture. */
const ALIKE = 5

/** What a picture looks like in 64 bits: where it gets lighter from left to right. */
export async function fingerprint(picture: Buffer): Promise<bigint> {
  const pixels = await sharp(picture).grayscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      bits = (bits << 1n) | (pixels[at]! < pixels[at + 1]! ? 1n : 0n)
    }
  }
  return bits
}

/** Whether two fingerprints are of one picture, maybe in another size or format. */
export function alike(one: bigint, other: bigint): boolean {
  const difference = (one ^ other).toString(2).replaceAll('0', '')
  return difference.length <= ALIKE
}
