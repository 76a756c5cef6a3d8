import { expect, test } from 'vitest'

import { phoneLines } from './featured-sizes.ts'

test('on a phone a landscape frame has the line to itself', () => {
  expect(phoneLines([1.5, 1.5], 390)).toEqual([[1.5], [1.5]])
})

test('on a phone two portrait frames share a line, and a third has its own', () => {
  expect(phoneLines([0.8, 0.8, 0.8], 390)).toEqual([[0.8, 0.8], [0.8]])
})
