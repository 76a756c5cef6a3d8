import { expect, test } from 'vitest'

import { grainFactors, rollProfile } from './roll.ts'

const even = (sigma: number) => Array<number>(16).fill(sigma)

test('a film has the median grain of its photographs', () => {
  expect(rollProfile([even(4), even(5), even(9)])).toEqual(even(5))
  expect(rollProfile([even(4), even(5), even(6), even(9)])).toEqual(even(5.5))
})

test('fewer than three photographs tell nothing of a film, nor of one of its brightnesses', () => {
  expect(rollProfile([])).toBeUndefined()
  expect(rollProfile([even(4), even(5)])).toBeUndefined()

  const dark = [null, ...even(5).slice(1)]
  expect(rollProfile([even(4), even(5), dark])![0]).toBeNull()
})

test('a photograph like others on its film is not held back', () => {
  expect(grainFactors(even(5.5), even(5))).toEqual(even(1))
  expect(grainFactors(even(2), even(5))).toEqual(even(1))
})

test('texture everywhere is held to a little more than the grain of the film', () => {
  const factors = grainFactors(even(13), even(5))
  for (const factor of factors) expect(factor * 13).toBeLessThanOrEqual(1.15 * 5)
  expect(factors[0]! * 13).toBeGreaterThan(1.15 * 5 - 0.05 * 13)
})

test('factors are steps of 0.05, and follow their neighbors where nothing is known', () => {
  const own = even(5).map((_, band) => (band === 3 ? 8.7 : band > 8 ? null : 5 + band / 7))
  for (const factor of grainFactors(own, even(5))) {
    expect(Number.isInteger(Math.round(factor * 1e6) / 50_000)).toBe(true)
    expect(factor).toBeLessThanOrEqual(1)
    expect(factor).toBeGreaterThan(0)
  }
  expect(grainFactors([null, 10, ...even(10).slice(2)], even(5))[0]).toBe(0.55)
})
