import { expect, test } from 'vitest'

import { justifiedRows } from './justified-rows.ts'

const rows = (...ratios: number[]) => justifiedRows(ratios, (ratio) => ratio)

test('five photographs become a row of two and a row of three', () => {
  expect(rows(0.8, 1.5, 0.8, 0.8, 0.8)).toEqual([
    [0.8, 1.5],
    [0.8, 0.8, 0.8],
  ])
})

test('no photograph is left alone in half a row', () => {
  expect(rows(1.5, 1.5, 1.5)).toHaveLength(1)
  expect(rows(0.8, 1.5, 1.5)).toHaveLength(1)
  expect(rows(1.5, 1.5, 1.5, 1.5, 1.5).map((row) => row.length)).toEqual([2, 3])
})

test('order is kept and nothing is lost', () => {
  const ratios = [1.5, 0.66, 1, 1.5, 0.8, 0.8, 1.5, 2.4, 0.7]
  expect(rows(...ratios).flat()).toEqual(ratios)
})

test('no row holds more than four', () => {
  expect(rows(...Array<number>(9).fill(0.3)).map((row) => row.length)).toEqual([3, 3, 3])
  expect(Math.max(...rows(...Array<number>(8).fill(0.5)).map((row) => row.length))).toBe(4)
})

test('a panorama has a row of its own', () => {
  expect(rows(1.2, 1.2, 2.6, 0.8, 1.6)).toEqual([[1.2, 1.2], [2.6], [0.8, 1.6]])
})
