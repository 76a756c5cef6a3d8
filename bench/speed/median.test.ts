import { expect, test } from 'vitest'

import { median, medians } from './median.ts'

test.for([
  [[3], 3],
  [[9, 1, 5], 5],
  [[1, 10, 2, 4], 3],
  [[100, 20, 3, 100, 20], 20],
] as const)('the median of %s is %s', ([numbers, middle]) => {
  expect(median([...numbers])).toBe(middle)
})

test('each figure has a median of its own, from whichever run it comes', () => {
  const runs = [
    { paint: 1, block: 30 },
    { paint: 2, block: 10 },
    { paint: 3, block: 20 },
  ]
  expect(medians(runs)).toEqual({ paint: 2, block: 20 })
})
