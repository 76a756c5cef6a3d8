import { expect, test } from 'vitest'

import { pan, pinch, settle, WHOLE, zoomTo, type Sizes } from './zoom.ts'

const sizes: Sizes = { stage: { width: 400, height: 600 }, photo: { width: 400, height: 300 } }

test('zooming keeps the point under the pointer in place', () => {
  const point = { x: 100, y: 0 }
  const view = zoomTo(WHOLE, 2, point, sizes)

  expect(view).toEqual({ scale: 2, x: -100, y: 0 })
})

test('the scale is between 1 and 4', () => {
  expect(zoomTo(WHOLE, 9, { x: 0, y: 0 }, sizes).scale).toBe(4)
  expect(zoomTo(WHOLE, 0.2, { x: 0, y: 0 }, sizes).scale).toBe(1)
})

test('panning stops at the edges of the photograph', () => {
  const view = { scale: 2, x: 0, y: 0 }

  expect(pan(view, { x: 150, y: 40 }, sizes)).toEqual({ scale: 2, x: 150, y: 0 })
  expect(pan(view, { x: 900, y: 0 }, sizes).x).toBe(200)
  expect(pan(view, { x: -900, y: 0 }, sizes).x).toBe(-200)
})

const at = (x: number, y = 0) => ({ x, y })

test('a pinch scales the photograph with the fingers, and moves it with them', () => {
  const view = pinch(WHOLE, [at(-50), at(50)], [at(-90), at(110)], sizes)
  expect(view).toEqual({ scale: 2, x: 10, y: 0 })
})

test('a pinch that starts with both fingers in one spot stops at the largest scale', () => {
  const view = pinch(WHOLE, [at(5, 5), at(5, 5)], [at(0), at(8)], sizes)
  expect(view.scale).toBe(4)
})

test('a scale of nearly 1 settles at 1', () => {
  expect(settle({ scale: 1.04, x: 6, y: 0 })).toEqual(WHOLE)
  expect(settle({ scale: 1.5, x: 6, y: 0 })).toEqual({ scale: 1.5, x: 6, y: 0 })
})
