import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { placeTip } from './place-tip.ts'

const ROOM = { width: 390, height: 844 }
const TIP = { width: 100, height: 40 }

test('a tip stands above the middle of its element, its arrow in the middle', () => {
  expect(placeTip(box(150, 400), TIP, ROOM)).toEqual({ x: 122, y: 349, side: 'above', arrow: 50 })
})

test('below it, where there is no room above', () => {
  expect(placeTip(box(150, 20), TIP, ROOM)).toMatchObject({ y: 75, side: 'below' })
})

test('at an edge it keeps to the window, and its arrow to the element', () => {
  expect(placeTip(box(4, 400), TIP, ROOM)).toMatchObject({ x: 8, arrow: 18 })
  expect(placeTip(box(342, 400), TIP, ROOM)).toMatchObject({ x: 282, arrow: 82 })
  expect(placeTip(box(-30, 400), TIP, ROOM)).toMatchObject({ x: 8, arrow: 15 })
})

test('where it fits on neither side it stands on the larger one, as far as the window lets it', () => {
  const tall = { width: 100, height: 700 }
  expect(placeTip(box(150, 500), tall, ROOM)).toMatchObject({ y: 8, side: 'above' })
  expect(placeTip(box(150, 300), tall, ROOM)).toMatchObject({ y: 136, side: 'below' })
})

test('its upper left corner is never outside the window, nor any of it that has room', () => {
  const length = (max: number) => fc.integer({ min: 1, max })

  fc.assert(
    fc.property(
      fc.record({ left: length(2_000), top: length(2_000), size: length(400) }),
      fc.record({ width: length(600), height: length(600) }),
      fc.record({ width: length(2_000), height: length(1_200) }),
      ({ left, top, size }, tip, room) => {
        const { x, y } = placeTip(box(left - 500, top - 500, size), tip, room)
        expect(x).toBeGreaterThanOrEqual(8)
        expect(y).toBeGreaterThanOrEqual(8)
        if (tip.width + 16 <= room.width) expect(x + tip.width).toBeLessThanOrEqual(room.width - 8)
        if (tip.height + 16 <= room.height)
          expect(y + tip.height).toBeLessThanOrEqual(room.height - 8)
      },
    ),
  )
})

function box(left: number, top: number, size = 44) {
  const end = { right: left + size, bottom: top + size }
  return { x: left, y: top, left, top, width: size, height: size, ...end }
}
