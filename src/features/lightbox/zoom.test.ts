import { expect, test } from 'vitest'

import { pan, pinch, settle, WHOLE, zoomTo, type Sizes } from './zoom.ts'

const sizes: Sizes = { stage: { width: 400, height: 600 }, photo: { width: 400, height: 300 } }
const at = (x: number, y = 0) => ({ x, y })

test('zooming keeps the point under the pointer in place, between 1 and 4 times', () => {
  expect(zoomTo(WHOLE, 2, at(100), sizes)).toEqual({ scale: 2, x: -100, y: 0 })
  expect(zoomTo(WHOLE, 9, at(0), sizes).scale).toBe(4)
  expect(zoomTo(WHOLE, 0.2, at(0), sizes).scale).toBe(1)
})

test.for([
  [at(150, 40), at(150)],
  [at(900), at(200)],
  [at(-900), at(-200)],
] as const)('panning by %o stops at the edges of the photograph', ([by, to]) => {
  expect(pan({ scale: 2, x: 0, y: 0 }, by, sizes)).toEqual({ scale: 2, ...to })
})

test('a pinch scales the photograph with the fingers, and moves it with them', () => {
  const view = pinch(WHOLE, [at(-50), at(50)], [at(-90), at(110)], sizes)
  expect(view).toEqual({ scale: 2, x: 10, y: 0 })
  // Both fingers in one spot.
  expect(pinch(WHOLE, [at(5, 5), at(5, 5)], [at(0), at(8)], sizes).scale).toBe(4)
})

test('a scale of nearly 1 settles at 1', () => {
  expect(settle({ scale: 1.04, x: 6, y: 0 })).toEqual(WHOLE)
  expect(settle({ scale: 1.5, x: 6, y: 0 })).toEqual({ scale: 1.5, x: 6, y: 0 })
})
