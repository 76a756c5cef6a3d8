import type { Subsampling } from './av1/sequence-header.ts'
import { openAvif } from './open-avif.ts'
import type { Grain, ScalingPoint } from './grain.ts'
import { UnsupportedAvif } from './unsupported.ts'

/**
 * The film grain that decoders add to an AVIF, or `undefined`.
 * Filters of planes without grain are empty, and chroma is left out where neither plane has any.
 *
 * @throws {UnsupportedAvif} if the file is not as expected.
 */
export function readGrain(avif: Uint8Array): Grain | undefined {
  const { header, sequence } = openAvif(avif).picture
  const { grain } = header
  if (grain && !isAllowed(grain, sequence.subsampling)) {
    throw new UnsupportedAvif('AV1 does not allow its grain.')
  }
  return grain
}

/** Chroma subsampling, for `estimateGrain`. */
export type Chroma = Exclude<Subsampling, '4:2:2'>

/**
 * The chroma subsampling of an AVIF. Monochrome is 4:0:0.
 *
 * @throws {UnsupportedAvif} if the file is not as expected, or its grain cannot be estimated: its
 * chroma is 4:2:2, or its samples are of limited range.
 */
export function readChroma(avif: Uint8Array): Chroma {
  const { fullRange, subsampling } = openAvif(avif).picture.sequence
  if (!fullRange) throw new UnsupportedAvif('Its samples are of limited range.')
  if (subsampling === '4:2:2') throw new UnsupportedAvif('Its chroma is 4:2:2.')
  return subsampling
}

/** Limits that are not in the syntax but in section 6.8.20 of the AV1 specification. */
function isAllowed({ luma, chroma }: Grain, subsampling: Subsampling): boolean {
  const [cb, cr] = [chroma?.cb.points ?? [], chroma?.cr.points ?? []]
  const isOneSided = cb.length > 0 !== cr.length > 0
  return (
    luma.length <= 14 &&
    [cb, cr].every((points) => points.length <= 10) &&
    [luma, cb, cr].every(isRising) &&
    !(isOneSided && subsampling === '4:2:0')
  )
}

function isRising(points: ScalingPoint[]): boolean {
  return points.every(({ level }, at) => at === 0 || level > points[at - 1]!.level)
}
