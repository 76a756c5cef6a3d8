import { expect, test } from 'vitest'

import { phoneLines, shareOfRow, sheetSizes } from './sheet.ts'

test('photographs of one row share it by their ratios', () => {
  expect(shareOfRow([0.8, 1.6, 0.8], 1)).toBe(0.5)
})

test('on a phone a landscape frame has the line to itself', () => {
  expect(phoneLines([1.5, 1.5], 390)).toEqual([[1.5], [1.5]])
})

test('on a phone two portrait frames pair up, and a third stands alone', () => {
  expect(phoneLines([0.8, 0.8, 0.8], 390)).toEqual([[0.8, 0.8], [0.8]])
})

test('a phone on its side has more of them in a line', () => {
  expect(phoneLines([0.8, 0.8, 0.8], 640)).toEqual([[0.8, 0.8, 0.8]])
})

test('sizes tell the lines of every phone, and rows do not hold them apart', () => {
  const [first, second] = sheetSizes([[0.8], [0.8]])

  expect(first).toBe(second)
  expect(first).toMatch(/^\(min-width: 48em\) calc\(\(min\(100vw, 140rem\)/)
  expect(first?.slice(first.indexOf('(max-width'))).toBe(
    '(max-width: 371px) min((100vw - 32px) * 1 + 8px, 0.8 * 46rem), ' +
      'min((100vw - 52px) * 0.5 + 8px, 0.8 * 46rem)',
  )
})
