import { expect, test } from 'vitest'

import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { detailKept, noiseRatio, noiseSpectrumError } from './fidelity.ts'

const SIZE = { width: 480, height: 320 }
const grainy = grainyPicture({ ...SIZE, sigma: 6 })
const stripes = (strength: number) => (x: number) => 120 + (x % 4 < 2 ? strength : -strength)

test('a picture has perfect fidelity to itself', () => {
  expect(noiseSpectrumError(grainy, grainy)).toBe(0)
  expect(noiseRatio(grainy, grainy)).toBe(1)
  expect(detailKept(grainy, grainy)).toBe(1)
})

test('half the grain is 6 dB off at every frequency', () => {
  const half = grainyPicture({ ...SIZE, sigma: 3 })
  expect(noiseRatio(grainy, half)).toBeCloseTo(0.5, 1)
  expect(noiseSpectrumError(grainy, half)).toBeCloseTo(6, 0)
})

test('grain of the same strength but another shape is far off', () => {
  const coarse = grainyPicture({ ...SIZE, sigma: 6, coarse: true })
  expect(noiseRatio(grainy, coarse)).toBeCloseTo(1, 0)
  expect(noiseSpectrumError(grainy, coarse)).toBeGreaterThan(3)
})

test('detail is measured by its strength, without grain', () => {
  const scene = grainyPicture({ ...SIZE, sigma: 0, scene: stripes(20) })
  const faded = grainyPicture({ ...SIZE, sigma: 6, scene: stripes(14) })
  expect(detailKept(scene, faded)).toBeCloseTo(0.7, 1)
})
