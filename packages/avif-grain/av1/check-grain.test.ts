import { expect, test } from 'vitest'

import type { ChromaGrain, Grain } from '../grain.ts'
import { evenGrain, randomGrain, randomNumbers } from '../tests/trial-grain.ts'
import { checkGrain } from './check-grain.ts'

const plane = { points: [], filter: [], multiplier: 0, lumaMultiplier: 0, offset: 0 }
const point = { level: 10, scale: 20 }
const rising = (count: number) => Array.from({ length: count }, (_, level) => ({ level, scale: 9 }))
const chroma = (cb: Partial<ChromaGrain>, fromLuma = false): Partial<Grain> => ({
  chroma: { fromLuma, cb: { ...plane, ...cb }, cr: { ...plane, filter: fromLuma ? [1] : [] } },
})

const mistakes: [string, Partial<Grain>][] = [
  ['a seed of 17 bits', { seed: 65_536 }],
  ['half a seed', { seed: 0.5 }],
  ['a shift of 12', { scalingShift: 12 }],
  ['a filter shift of 5', { filterShift: 5 }],
  ['a noise shift of 4', { noiseShift: 4 }],
  ['no number', { lag: Number.NaN }],
  ['fifteen points of luma', { luma: rising(15) }],
  ['two points at one brightness', { luma: [point, point] }],
  ['a point above white', { luma: [{ level: 256, scale: 1 }] }],
  ['a scale below zero', { luma: [{ level: 0, scale: -1 }] }],
  ['too few coefficients', { lag: 1, lumaFilter: [1, 2, 3] }],
  ['a coefficient of 128', { lag: 1, lumaFilter: [1, 2, 3, 128] }],
  ['eleven points of chroma', chroma({ points: rising(11), filter: [1] })],
  ['an offset of ten bits', chroma({ points: [point], filter: [1], offset: 512 })],
  ['a chroma filter without a place for luma', chroma({}, true)],
  ['points of chroma that follows luma', chroma({ points: [point], filter: [1] }, true)],
]

test.each(mistakes)('%s is out of range', (_name, mistake) => {
  expect(() => checkGrain({ ...evenGrain(20), ...mistake })).toThrow(RangeError)
})

test('any grain that AV1 allows is in range', () => {
  const random = randomNumbers(3)
  for (let round = 0; round < 300; round++) {
    const kind = (['none', 'own', 'luma'] as const)[round % 3]!
    expect(() => checkGrain(randomGrain(random, kind))).not.toThrow()
  }
})

test('coefficients that are not written are not range-checked', () => {
  const unused = { luma: [], lumaFilter: [1], ...chroma({ filter: [1000] }) }
  expect(() => checkGrain({ ...evenGrain(0), ...unused })).not.toThrow()
})
