import { expect, test } from 'vitest'

import { range } from './range.ts'

test.for<[header: string, part: ReturnType<typeof range>]>([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['pages=1-2', 'whole'],
])('of ten bytes, “%s” is %o', ([header, part]) => {
  expect(range(header, 10)).toEqual(part)
})

test('without the header the whole file is meant', () => {
  expect(range(undefined, 10)).toBe('whole')
})
