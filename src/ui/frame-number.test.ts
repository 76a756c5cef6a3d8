import { expect, test } from 'vitest'

import { frameNumber } from './frame-number.ts'

test.each([
  [4, [2, 5, 7, 10]],
  [1, [2]],
])('%i frames have rising numbers, none above 10', (count, numbers) => {
  expect(numbers.map((_, index) => frameNumber(index, count))).toEqual(numbers)
})
