import type { ChromaGrain, Grain, ScalingPoint } from '../grain.ts'
import { UnsupportedAvif } from '../unsupported.ts'
import type { ColorConfig } from './color-config.ts'
import { grainLayout, hasChromaPoints } from './film-grain-params.ts'

/**
 * Checks that a picture with this color configuration can have a grain (section 6.8.20 of the AV1
 * specification).
 */
export function checkFit({ luma, chroma }: Grain, color: ColorConfig): void {
  if (!chroma) return
  if (color.monochrome) throw new UnsupportedAvif('It is monochrome, and the grain has color.')
  if (chroma.fromLuma) return

  const [cb, cr] = [chroma.cb.points.length > 0, chroma.cr.points.length > 0]
  if ((cb || cr) && !hasChromaPoints(color, chroma.fromLuma, luma.length)) {
    throw new UnsupportedAvif('Its chroma is of half the size, and grainier than its luma.')
  }
  if (cb !== cr && color.subsamplingX && color.subsamplingY) {
    throw new UnsupportedAvif('Its chroma is of half the size, and only one plane has grain.')
  }
}

/**
 * Checks a grain against the ranges of section 6.8.20 of the AV1 specification. Filters of planes
 * without grain are not checked, because they are never written.
 *
 * @throws {RangeError} naming the field that is out of range.
 */
export function checkGrain(grain: Grain): void {
  const { lag, chroma } = grain
  const layout = grainLayout({
    lag,
    fromLuma: chroma?.fromLuma ?? false,
    luma: grain.luma.length,
    cb: chroma?.cb.points.length ?? 0,
    cr: chroma?.cr.points.length ?? 0,
  })
  checkNumber('seed', grain.seed, 0, 65_535)
  checkNumber('scalingShift', grain.scalingShift, 8, 11)
  checkNumber('lag', lag, 0, 3)
  checkNumber('filterShift', grain.filterShift, 6, 9)
  checkNumber('noiseShift', grain.noiseShift, 0, 3)
  checkPoints('luma', grain.luma, 14)
  checkFilter('lumaFilter', grain.lumaFilter, layout.luma)
  if (!chroma) return

  checkPlane('chroma.cb', chroma.cb, layout.cb)
  checkPlane('chroma.cr', chroma.cr, layout.cr)
  if (chroma.fromLuma && chroma.cb.points.length + chroma.cr.points.length > 0) {
    throw new RangeError('chroma.fromLuma excludes points of chroma')
  }
}

function checkPlane(name: string, plane: ChromaGrain, coefficients: number): void {
  checkPoints(`${name}.points`, plane.points, 10)
  checkFilter(`${name}.filter`, plane.filter, coefficients)
  if (plane.points.length === 0) return
  checkNumber(`${name}.multiplier`, plane.multiplier, 0, 255)
  checkNumber(`${name}.lumaMultiplier`, plane.lumaMultiplier, 0, 255)
  checkNumber(`${name}.offset`, plane.offset, 0, 511)
}

function checkPoints(name: string, points: ScalingPoint[], maxPoints: number): void {
  if (points.length > maxPoints) {
    throw new RangeError(`${name} has more than ${maxPoints} points`)
  }
  for (const [index, { level, scale }] of points.entries()) {
    checkNumber(`${name}[${index}].level`, level, 0, 255)
    checkNumber(`${name}[${index}].scale`, scale, 0, 255)
    const darker = points[index - 1]?.level ?? -1
    if (level <= darker) throw new RangeError(`${name}[${index}] is not brighter than the last`)
  }
}

function checkFilter(name: string, filter: number[], coefficients: number): void {
  if (coefficients === 0) return
  if (filter.length !== coefficients) {
    throw new RangeError(`${name} has ${filter.length} coefficients instead of ${coefficients}`)
  }
  for (const coefficient of filter) checkNumber(name, coefficient, -128, 127)
}

function checkNumber(name: string, value: number, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return
  throw new RangeError(`${name} is ${value}, not a whole number from ${min} to ${max}`)
}
