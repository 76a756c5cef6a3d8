import { expect, test } from 'vitest'

import { phoneLines, sheetSizes } from './featured-sizes.ts'

test('on a phone a landscape frame has the line to itself', () => {
  expect(phoneLines([1.5, 1.5], 390)).toEqual([[1.5], [1.5]])
})

test('on a phone two portrait frames share a line, and a third has its own', () => {
  expect(phoneLines([0.8, 0.8, 0.8], 390)).toEqual([[0.8, 0.8], [0.8]])
})

test('on phones, sizes depend on the lines and not on the rows', () => {
  const [first, second] = sheetSizes([[0.8], [0.8]])

  expect(first).toBe(second)
  expect(first).toMatch(/^\(min-width: 48em\) calc\(\(min\(100vw, 140rem\)/)
  expect(first?.slice(first.indexOf('(max-width'))).toBe(
    '(max-width: 371px) min((100vw - 32px) * 1 + 8px, 0.8 * 46rem), ' +
      'min((100vw - 52px) * 0.5 + 8px, 0.8 * 46rem)',
  )
})
