import type { Grain } from '../grain.ts'
import { UnsupportedAvif } from '../unsupported.ts'
import type { ColorConfig } from './color-config.ts'
import { hasChromaPoints } from './grain-layout.ts'

/**
 * Checks that a picture with such colors can have a grain, by section 6.8.20 of the AV1
 * specification.
 *
 * @throws {UnsupportedAvif} where its chroma cannot.
 */
export function checkFit({ luma, chroma }: Grain, color: ColorConfig): void {
  if (!chroma) return
  if (color.monochrome) throw new UnsupportedAvif('It is gray, and the grain is not.')
  if (chroma.fromLuma) return

  const [cb, cr] = [chroma.cb.points.length > 0, chroma.cr.points.length > 0]
  if ((cb || cr) && !hasChromaPoints(color, chroma.fromLuma, luma.length)) {
    throw new UnsupportedAvif('Its chroma is of half the size, and grainier than its luma.')
  }
  if (cb !== cr && color.subsamplingX && color.subsamplingY) {
    throw new UnsupportedAvif('Its chroma is of half the size, and only one plane has grain.')
  }
}
