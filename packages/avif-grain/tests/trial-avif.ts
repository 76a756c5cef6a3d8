import sharp, { type AvifOptions, type Sharp } from 'sharp'

import { grainyPicture } from './grainy-picture.ts'

/** A picture that does not compress well: waves with noise. */
export function trialPicture(width: number, height: number): Sharp {
  const scene = (x: number, y: number) => 128 + Math.sin(x / 9) * 40 + Math.cos(y / 7) * 40
  const { data, ...raw } = grainyPicture({ width, height, sigma: 12, scene })
  return sharp(data, { raw })
}

/** The picture as an AVIF, by default encoded fast. */
export function trialAvif(width: number, height: number, options?: AvifOptions): Promise<Buffer> {
  return trialPicture(width, height)
    .avif({ effort: 0, ...options })
    .toBuffer()
}

/** A plain gray picture, for grain only. */
export function grayAvif(width: number, height: number, options?: AvifOptions): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .avif({ effort: 0, ...options })
    .toBuffer()
}

/** A gray slope of 16 × 16 pixels, by `avifenc -y 400`, because sharp always writes three planes. */
export const MONOCHROME = Buffer.from(
  `AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAPBtZXRhAAAAAAAAAChoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAA
AAAAbGliYXZpZgAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAEUAAAAMQAAAChpaW5mAAAAAAAB
AAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABoaXBycAAAAElpcGNvAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAOcGl4
aQAAAAABCAAAAAxhdjFDgQAcAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAADltZGF0
EgAKCBgM/9lgIaDUMiMWQAABAL/zEbKUFP/slwKunx7GjxzULP3OmSqrDfBmoP61YA==`,
  'base64',
)

/** Decoded pixels of the file, eight bits a channel. */
export function decode(avif: Uint8Array) {
  return sharp(avif).raw().toBuffer({ resolveWithObject: true })
}

/** Standard deviation of the numbers. */
export function deviation(values: Iterable<number>): number {
  const all = Array.from(values)
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  return Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length)
}
