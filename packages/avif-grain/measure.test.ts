import { expect, test } from 'vitest'

import { measureGrain } from './measure.ts'
import { grainyPicture } from './tests/grainy-picture.ts'

test.each<[what: string, scene: (x: number, y: number) => number]>([
  // Only grain counts, not the detail beside it.
  ['with stripes', (x, y) => (y < 120 ? (x % 8 < 4 ? 90 : 170) : 130)],
  ['with the blank border of a scan', (x) => (x < 160 ? -100 : 60 + x / 16)],
])('the grain of a picture %s is measured to within a tenth', (_, scene) => {
  const picture = grainyPicture({ width: 640, height: 240, sigma: 6, scene })
  const measured = measureGrain(picture).filter((sigma) => sigma !== null)
  expect(measured.length).toBeGreaterThan(0)
  for (const sigma of measured) expect(Math.abs(sigma / 6 - 1)).toBeLessThan(0.1)
})

test('a band of brightness without pixels has no grain, and a picture that is too small none at all', () => {
  const even = { sigma: 2, scene: () => 136 }
  const bands = measureGrain(grainyPicture({ ...even, width: 320, height: 200 }))
  expect(bands.flatMap((sigma, band) => (sigma === null ? [] : band))).toEqual([8])
  expect(measureGrain(grainyPicture({ ...even, width: 31, height: 31 }))).toEqual(
    Array(16).fill(null),
  )
})
