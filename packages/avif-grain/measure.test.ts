import { expect, test } from 'vitest'

import { BANDS } from './estimation/bands.ts'
import { grainyPicture } from './tests/grainy-picture.ts'
import { measureGrain } from './measure.ts'

test.each([false, true])('measures grain to within a tenth, coarse: %s', (coarse) => {
  const picture = grainyPicture({ width: 640, height: 480, sigma: 6, coarse })
  expect(offBy(measureGrain(picture), 6)).toBeLessThan(0.1)
})

test('measures a gray picture like the same one in color', () => {
  const size = { width: 320, height: 200, sigma: 6 }
  const gray = measureGrain(grainyPicture({ ...size, channels: 1 }))
  const color = measureGrain(grainyPicture(size))
  gray.forEach((sigma, band) => expect(sigma ?? 0).toBeCloseTo(color[band] ?? 0))
})

test('measures only grain, not stripes in the same picture', () => {
  const stripe = (x: number) => (x % 8 < 4 ? 90 : 170)
  const scene = (x: number, y: number) => (y < 240 ? stripe(x) : 130)
  const curve = measureGrain(grainyPicture({ width: 640, height: 480, sigma: 6, scene }))
  expect(offBy(curve, 6)).toBeLessThan(0.1)
})

test('returns nothing for brightness bands without pixels', () => {
  const curve = measureGrain(grainyPicture({ width: 320, height: 200, sigma: 2, scene: () => 136 }))
  expect(curve.filter((sigma) => sigma !== null)).toHaveLength(1)
  expect(curve[8]).not.toBeNull()
})

test.each([1, 16, 31])('returns nothing for a picture of %i pixels a side', (side) => {
  const curve = measureGrain(grainyPicture({ width: side, height: side, sigma: 6 }))
  expect(curve).toEqual(Array(BANDS).fill(null))
})

test('does not mistake the border of a scan for fine grain', () => {
  const scene = (x: number) => (x < 160 ? -100 : 60 + x / 16)
  const curve = measureGrain(grainyPicture({ width: 640, height: 480, sigma: 6, scene }))
  expect(offBy(curve, 6)).toBeLessThan(0.1)
})

function offBy(curve: (number | null)[], sigma: number): number {
  const measured = curve.filter((value) => value !== null)
  expect(measured.length).toBeGreaterThan(0)
  return Math.max(...measured.map((value) => Math.abs(value / sigma - 1)))
}
