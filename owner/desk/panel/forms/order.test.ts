import { expect, test } from 'vitest'

import { movedOrder } from '../../edits/edit-value.ts'
import { gathered, movesTo } from './order.ts'

test.each([
  ['up', 3, [1, 2], 0, [1, 2, 0]],
  ['down', 4, [1, 2], 2, [0, 3, 1, 2]],
  ['to the top, from apart', 6, [2, 5], 0, [2, 5, 0, 1, 3, 4]],
  ['together', 6, [1, 4], 2, [0, 2, 1, 4, 3, 5]],
])('several items are moved %s', (_, count, chosen, start, order) => {
  expect(gathered(count, chosen, start)).toEqual(order)
  const moved = movesTo(order).reduce(
    (now, move) => movedOrder(count, move).map((at) => now[at]!),
    [...Array(count).keys()],
  )
  expect(moved).toEqual(order)
})

test('a block that moves down by one is one move', () => {
  expect(movesTo([0, 3, 1, 2])).toEqual([{ from: 3, to: 1 }])
})
