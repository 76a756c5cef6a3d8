import { expect, test } from 'vitest'

import { remainingDelay } from './tip-delay.ts'

test.each([
  ['a pointer that has just arrived waits 700 ms', 0, 700],
  ['one that rested while the tips were loading waits the rest', 450, 250],
  ['one that rested longer waits no more', 2_000, 0],
])('%s', (_behavior, rested, remaining) => {
  expect(remainingDelay(1_000, 1_000 + rested)).toBe(remaining)
})
