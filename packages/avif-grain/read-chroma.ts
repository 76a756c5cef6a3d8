import { openAvif } from './avif/open-avif.ts'
import { UnsupportedAvif } from './unsupported.ts'

/** Chroma subsampling, for `estimateGrain`. */
export type Chroma = '4:0:0' | '4:2:0' | '4:4:4'

/**
 * The chroma subsampling of an AVIF. Monochrome is 4:0:0.
 *
 * @throws {UnsupportedAvif} if the file is not as expected, or its grain cannot be estimated: its
 * chroma is 4:2:2, or its samples are of limited range.
 */
export function readChroma(avif: Uint8Array): Chroma {
  const { color } = openAvif(avif).picture.sequence
  const { monochrome, fullRange, subsamplingX, subsamplingY } = color
  if (!fullRange) throw new UnsupportedAvif('Its samples are of limited range.')
  if (monochrome) return '4:0:0'
  if (subsamplingX !== subsamplingY) throw new UnsupportedAvif('Its chroma is 4:2:2.')
  return subsamplingX ? '4:2:0' : '4:4:4'
}
