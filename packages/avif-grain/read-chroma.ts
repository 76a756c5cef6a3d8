import { openAvif } from './avif/open-avif.ts'
import { UnsupportedAvif } from './unsupported.ts'

/** How the chroma of a picture is subsampled, as `estimateGrain` needs to know it. */
export type Chroma = '4:2:0' | '4:4:4'

/**
 * How the chroma of an AVIF is subsampled. A gray one counts as 4:2:0.
 *
 * @throws {UnsupportedAvif} where the file is not as expected, or its chroma is 4:2:2.
 */
export function readChroma(avif: Uint8Array): Chroma {
  const { subsamplingX, subsamplingY } = openAvif(avif).picture.sequence.color
  if (subsamplingX !== subsamplingY) throw new UnsupportedAvif('Its chroma is 4:2:2.')
  return subsamplingX ? '4:2:0' : '4:4:4'
}
