import { checkFit, checkGrain } from './av1/check-grain.ts'
import type { Grain } from './grain.ts'
import { openAvif } from './avif/open-avif.ts'
import { UnsupportedAvif } from './unsupported.ts'

/**
 * The film grain that decoders add to the picture of an AVIF, `undefined` where they add none.
 * Filters of planes without grain are empty, and chroma is left out where neither plane has any.
 *
 * @throws {UnsupportedAvif} where the file is not as expected, so that nothing can be said.
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
