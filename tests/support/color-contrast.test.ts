import { expect, test } from 'vitest'

import { contrast } from './color-contrast.ts'

test('contrast is what WCAG works out, whichever color comes first', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
  expect(contrast([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.48, 2)
  expect(contrast([90, 90, 90], [90, 90, 90])).toBe(1)
})
