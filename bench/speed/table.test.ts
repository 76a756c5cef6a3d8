import { expect, test } from 'vitest'

import { inKB, ratio, table, within } from './table.ts'

test('words stand at the left, figures at the right', () => {
  expect(table(['page', 'ms'], [['Home', 12]])).toBe('| page | ms |\n| --- | --: |\n| Home | 12 |')
})

test('a figure says whether it keeps to its aim', () => {
  expect(within(50, 50)).toBe('50 ✓')
  expect(within(50.4, 50)).toBe('50 ✗')
  expect(within(0.0123, 0.1, 3)).toBe('0.012 ✓')
})

test('a page may take a tenth more than its floor', () => {
  expect(ratio(1100, 1000)).toBe('1.10 ✓')
  expect(ratio(1160, 1000)).toBe('1.16 ✗')
  expect(ratio(900, 1000)).toBe('0.90 ✓')
})

test('a KB is 1024 bytes', () => {
  expect(inKB(80 * 1024)).toBe('80.0')
})
