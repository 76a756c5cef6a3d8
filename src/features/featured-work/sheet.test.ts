import { expect, test } from 'vitest'

import { frameNumber, phoneLines, shareOfRow, sheetSizes } from './sheet.ts'

test('photographs of one row share it by their ratios', () => {
  expect(shareOfRow([0.8, 1.6, 0.8], 1)).toBe(0.5)
})

test('on a phone a landscape frame has the line to itself', () => {
  expect(phoneLines([1.5, 1.5])).toEqual([[1.5], [1.5]])
})

test('on a phone two portrait frames pair up, and a third stands alone', () => {
  expect(phoneLines([0.8, 0.8, 0.8])).toEqual([[0.8, 0.8], [0.8]])
})

test('rows do not hold lines apart on a phone', () => {
  expect(sheetSizes([[1.5, 0.8], [0.8]])).toEqual([
    '(min-width: 48em) 66vw, (max-width: 23.2em) 100vw, 100vw',
    '(min-width: 48em) 35vw, (max-width: 23.2em) 100vw, 50vw',
    '(min-width: 48em) 100vw, (max-width: 23.2em) 100vw, 50vw',
  ])
})

test('frame numbers rise, whole and half in turn', () => {
  expect([0, 1, 2, 3].map(frameNumber)).toEqual(['2', '5A', '8', '11A'])
})
