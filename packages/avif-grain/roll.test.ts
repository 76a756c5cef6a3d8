import { expect, test } from 'vitest'

import { grainFactors, rollProfile } from './roll.ts'

const even = (sigma: number) => Array<number>(16).fill(sigma)

test('the profile of a film is the median grain of its photographs, where there are three', () => {
  expect(rollProfile([even(4), even(5), even(9)])).toEqual(even(5))
  expect(rollProfile([even(4), even(5), even(6), even(9)])).toEqual(even(5.5))
  expect(rollProfile([even(4), even(5)])).toBeUndefined()
  expect(rollProfile([even(4), even(5), [null, ...even(5).slice(1)]])![0]).toBeNull()
})

test('a photograph as grainy as others on its film keeps its grain, and texture is limited to slightly more', () => {
  expect(grainFactors(even(5.5), even(5))).toEqual(even(1))
  expect(grainFactors(even(2), even(5))).toEqual(even(1))
  expect(grainFactors(even(2), undefined)).toEqual(even(1))
  // 1.15 × 5 ÷ 13, in steps of 0.05. Unknown bands take their neighbor’s.
  expect(grainFactors(even(13), even(5))).toEqual(even(0.4))
  expect(grainFactors([null, ...even(13).slice(1)], even(5))).toEqual(even(0.4))
})
