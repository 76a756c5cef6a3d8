import { checkFit, checkGrain } from './av1/check-grain.ts'
import type { Grain } from './grain.ts'
import { openAvif } from './avif/open-avif.ts'
import { UnsupportedAvif } from './unsupported.ts'

/**
 * The film grain that decoders add to an AVIF, or `undefined`.
 * Filters of planes without grain are empty, and chroma is left out where neither plane has any.
 *
 * @throws {UnsupportedAvif} if the file is not as expected.
 */
export function readGrain(avif: Uint8Array): Grain | undefined {
  const { picture } = openAvif(avif)
  const { grain } = picture.header
  if (!grain) return undefined

  checkFit(grain, picture.sequence.color)
  try {
    checkGrain(grain)
  } catch (error) {
    throw new UnsupportedAvif('Its grain is out of range.', { cause: error })
  }
  return grain
}
