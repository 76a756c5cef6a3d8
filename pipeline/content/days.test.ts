import { expect, test } from 'vitest'

import { isDay, isOver } from './days.ts'

test.for<[words: string, isOne: boolean]>([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['June 20', false],
  ['2026-6-20', false],
])('%s is a day: %s', ([words, isOne]) => {
  expect(isDay(words)).toBe(isOne)
})

test('a day is over once it is over in the last time zone', () => {
  expect(isOver('2026-06-20', Date.parse('2026-06-20T23:59:00-12:00'))).toBe(false)
  expect(isOver('2026-06-20', Date.parse('2026-06-21T00:00:00-12:00'))).toBe(true)
})
