import { expect, test } from 'vitest'

import { grainFactors, rollProfile } from './roll.ts'

const even = (sigma: number) => Array<number>(16).fill(sigma)

test('the profile of a film is the median grain of its photographs', () => {
  expect(rollProfile([even(4), even(5), even(9)])).toEqual(even(5))
  expect(rollProfile([even(4), even(5), even(6), even(9)])).toEqual(even(5.5))
})

test('a film, or a band of brightness, with fewer than three photographs has no profile', () => {
  expect(rollProfile([])).toBeUndefined()
  expect(rollProfile([even(4), even(5)])).toBeUndefined()

  const dark = [null, ...even(5).slice(1)]
  expect(rollProfile([even(4), even(5), dark])![0]).toBeNull()
})

test('a photograph as grainy as others on its film keeps its grain', () => {
  expect(grainFactors(even(5.5), even(5))).toEqual(even(1))
  expect(grainFactors(even(2), even(5))).toEqual(even(1))
})

test('a photograph with texture everywhere is limited to slightly more than the film’s grain', () => {
  const factors = grainFactors(even(13), even(5))
  for (const factor of factors) expect(factor * 13).toBeLessThanOrEqual(1.15 * 5)
  expect(factors[0]! * 13).toBeGreaterThan(1.15 * 5 - 0.05 * 13)
})

test('factors are multiples of 0.05, and unknown bands take their neighbor’s', () => {
  const own = even(5).map((_, band) => (band === 3 ? 8.7 : band > 8 ? null : 5 + band / 7))
  for (const factor of grainFactors(own, even(5))) {
    expect(Number.isInteger(Math.round(factor * 1e6) / 50_000)).toBe(true)
    expect(factor).toBeLessThanOrEqual(1)
    expect(factor).toBeGreaterThan(0)
  }
  expect(grainFactors([null, 10, ...even(10).slice(2)], even(5))[0]).toBe(0.55)
})
