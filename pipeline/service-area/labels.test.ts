import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { nameBox, overlap, placeNames, ringAround, SQUARE } from './labels.ts'

const everywhere = () => true

const names = fc.stringMatching(/^[A-Z][a-z]{2,14}( [A-Z][a-z]{2,8})?$/)
const towns = fc.array(
  fc.record({
    name: names,
    x: fc.integer({ min: SQUARE.left, max: SQUARE.right }),
    y: fc.integer({ min: SQUARE.top, max: SQUARE.bottom }),
  }),
  { maxLength: 30 },
)

test('wherever towns are, no name covers another, a dot or the ring, and none is cut', () => {
  fc.assert(
    fc.property(names, towns, (first, others) => {
      const placed = placeNames({ first, others, suits: everywhere })
      const boxes = placed.map((town) => nameBox(town, town.side))

      for (const [index, box] of boxes.entries()) {
        expect(overlap(box, ringAround(first))).toBe(false)
        expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false)
        expect(
          placed.some(({ x, y }) => overlap(box, { left: x, right: x, top: y, bottom: y })),
        ).toBe(false)
        expect([box.left > SQUARE.left, box.right < SQUARE.right]).toEqual([true, true])
        expect([box.top > SQUARE.top, box.bottom < SQUARE.bottom]).toEqual([true, true])
      }
    }),
  )
})
