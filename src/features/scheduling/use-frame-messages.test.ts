import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { grow } from './use-frame-messages.ts'

test.each([
  [4, undefined, undefined],
  [900, undefined, undefined],
  [1100.2, undefined, 1101],
  [1000, 1100, 1100],
  [50_000, undefined, 3000],
])('asked for %d px, a frame of %s px becomes %s px high', (asked, before, after) => {
  expect(grow(asked, before)).toBe(after)
})

test('a frame never shrinks and never grows out of reach', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, noNaN: true }), { minLength: 1 }), (asked) => {
      let height: number | undefined
      for (const next of asked) {
        const before = height ?? 900
        height = grow(next, height)
        expect(height ?? 900).toBeGreaterThanOrEqual(before)
        expect(height ?? 900).toBeLessThanOrEqual(3000)
      }
    }),
  )
})
