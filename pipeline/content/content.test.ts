import { expect, test } from 'vitest'

import { justifiedRows, addresses } from './content.ts'

test.for<[what: string, ratios: number[], lengths: number[]]>([
  ['five become two and three', [0.8, 1.5, 0.8, 0.8, 0.8], [2, 3]],
  ['none is left alone in half a row', [1.5, 1.5, 1.5], [3]],
  ['no row holds more than four', Array<number>(9).fill(0.3), [3, 3, 3]],
  ['a panorama has a row of its own', [1.2, 1.2, 2.6, 0.8, 1.6], [2, 1, 2]],
])('%s', ([, ratios, lengths]) => {
  const rows = justifiedRows(ratios, (ratio) => ratio)
  expect(rows.map((row) => row.length)).toEqual(lengths)
  expect(rows.flat()).toEqual(ratios)
})

test('photographs of a page have different addresses, and none that the page has itself', () => {
  const addressOf = addresses()

  expect(['veil', 'main', 'veil', 'veil', 'veil-2'].map(addressOf)).toEqual([
    'veil',
    'main-2',
    'veil-2',
    'veil-3',
    'veil-2-2',
  ])
})
