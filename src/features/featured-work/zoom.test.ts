import { expect, test } from 'vitest'

import { pan, pinch, settle, WHOLE, zoomTo, type Room } from './zoom.ts'

const room: Room = { stage: { width: 400, height: 600 }, photo: { width: 400, height: 300 } }

test('zooming keeps what lies under the point in its place', () => {
  const point = { x: 100, y: 0 }
  const view = zoomTo(WHOLE, 2, point, room)

  expect(view).toEqual({ scale: 2, x: -100, y: 0 })
})

test('zooming stops at four times, and at the whole photograph', () => {
  expect(zoomTo(WHOLE, 9, { x: 0, y: 0 }, room).scale).toBe(4)
  expect(zoomTo(WHOLE, 0.2, { x: 0, y: 0 }, room).scale).toBe(1)
})

test('panning ends at the edge of the photograph', () => {
  const view = { scale: 2, x: 0, y: 0 }

  expect(pan(view, { x: 150, y: 40 }, room)).toEqual({ scale: 2, x: 150, y: 0 })
  expect(pan(view, { x: 900, y: 0 }, room).x).toBe(200)
  expect(pan(view, { x: -900, y: 0 }, room).x).toBe(-200)
})

test('a pinch grows the photograph as far as the fingers part, and follows them', () => {
  const view = pinch(
    WHOLE,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -90, y: 0 },
      { x: 110, y: 0 },
    ],
    room,
  )

  expect(view).toEqual({ scale: 2, x: 10, y: 0 })
})

test('fingers that start in one spot do not throw the photograph away', () => {
  const view = pinch(
    WHOLE,
    [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ],
    [
      { x: 0, y: 0 },
      { x: 8, y: 0 },
    ],
    room,
  )

  expect(view.scale).toBe(4)
})

test('a view that is nearly whole comes to rest whole', () => {
  expect(settle({ scale: 1.04, x: 6, y: 0 })).toEqual(WHOLE)
  expect(settle({ scale: 1.5, x: 6, y: 0 })).toEqual({ scale: 1.5, x: 6, y: 0 })
})
