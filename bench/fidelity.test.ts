import { expect, test } from 'vitest'

import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { compareNoise, detailKept } from './fidelity.ts'

const SIZE = { width: 240, height: 160, channels: 1 } as const
const grainy = grainyPicture({ ...SIZE, sigma: 6 })
const stripes = (strength: number) => (x: number) => 120 + (x % 4 < 2 ? strength : -strength)

test('a picture has perfect fidelity to itself, and half the grain is 6 dB off', () => {
  expect(compareNoise(grainy, grainy)).toEqual({ spectrum: 0, noise: 1 })
  expect(detailKept(grainy, grainy)).toBe(1)

  const { spectrum, noise } = compareNoise(grainy, grainyPicture({ ...SIZE, sigma: 3 }))
  expect(noise).toBeCloseTo(0.5, 1)
  expect(spectrum).toBeCloseTo(6, 0)
})

test('detail is measured by its strength, without grain', () => {
  const scene = grainyPicture({ ...SIZE, sigma: 0, scene: stripes(20) })
  const faded = grainyPicture({ ...SIZE, sigma: 6, scene: stripes(14) })
  expect(detailKept(scene, faded)).toBeCloseTo(0.7, 1)
})
