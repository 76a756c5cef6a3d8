import { openAvif } from './avif/open-avif.ts'
import { UnsupportedAvif } from './unsupported.ts'

/** Chroma subsampling, for `estimateGrain`. */
export type Chroma = '4:2:0' | '4:4:4'

/**
 * The chroma subsampling of an AVIF. A monochrome one counts as 4:2:0.
 *
 * @throws {UnsupportedAvif} if the file is not as expected, or its chroma is 4:2:2.
 */
export function readChroma(avif: Uint8Array): Chroma {
  const { subsamplingX, subsamplingY } = openAvif(avif).picture.sequence.color
  if (subsamplingX !== subsamplingY) throw new UnsupportedAvif('Its chroma is 4:2:2.')
  return subsamplingX ? '4:2:0' : '4:4:4'
}
