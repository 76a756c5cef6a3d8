import { expect, test } from 'vitest'

import { merge } from './merge.ts'

const item = (name: string, price = '$1') => ({ name, price, film: 'Gold' })
const [A, B, C, D, E] = ['a', 'b', 'c', 'd', 'e'].map((name) => item(name))

type Case = [what: string, base: unknown, mine: unknown, theirs: unknown, merged: unknown]

test.each<Case>([
  [
    'fields',
    { a: 1, b: 1, c: 1 },
    { a: 2, b: 1, c: 1 },
    { a: 1, b: 1, d: 3 },
    { a: 2, b: 1, d: 3 },
  ],
  ['a field that both have added alike', {}, { a: 1 }, { a: 1 }, { a: 1 }],
  [
    'items that are changed',
    [A, B, C],
    [item('a', '$2'), B, C],
    [A, B, item('c', '$3')],
    [item('a', '$2'), B, item('c', '$3')],
  ],
  [
    'fields of one item',
    [A, B],
    [item('a', '$2'), B],
    [{ ...A, film: 'HP5' }, B],
    [{ ...item('a', '$2'), film: 'HP5' }, B],
  ],
  [
    'an item that is moved and one that is changed',
    [A, B, C],
    [C, A, B],
    [A, item('b', '$2'), C],
    [C, A, item('b', '$2')],
  ],
  [
    'an item that others have moved',
    [A, B, C],
    [A, B, item('c', '$2')],
    [C, A, B],
    [item('c', '$2'), A, B],
  ],
  ['items that both have added', [A, B], [A, D, B], [A, B, E], [A, D, B, E]],
  ['items that are added in front and at the end', [A], [D, A], [A, E], [D, A, E]],
  ['an item that both have added alike', [A], [A, D], [A, D], [A, D]],
  ['an item that is removed and one that is added', [A, B, C], [A, C], [A, B, D, C], [A, D, C]],
  ['items that both have removed', [A, B, C], [B, C], [B], [B]],
  [
    'texts of a list',
    ['one', 'two'],
    ['one', 'two', 'three'],
    ['One', 'two'],
    ['One', 'two', 'three'],
  ],
  [
    'the order of towns',
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    { a: 1, b: 2, c: 3 },
    { b: 2, a: 1, c: 3 },
  ],
])('what two people have changed is merged: %s', (_, base, mine, theirs, merged) => {
  const result = merge(base, mine, theirs)
  expect(JSON.stringify(result)).toBe(JSON.stringify({ data: merged, conflicts: [] }))
})

test('a field that both have changed is mine, and theirs is known, also in an item that is elsewhere by now', () => {
  const [mine, theirs] = [
    [A, item('b', '$2')],
    [item('b', '$3'), A, D],
  ]
  expect(merge([A, B], mine, theirs)).toEqual({
    data: [item('b', '$2'), A, D],
    conflicts: [{ path: [0, 'price'], theirs: '$3' }],
  })
})

test.each<Case>([
  ['I', [A, B], [A], [A, item('b', '$3')], [A, item('b', '$3')]],
  ['they', [A, B], [A, item('b', '$3')], [A], [A, item('b', '$3')]],
])(
  'an item that %s have removed stays where the other has changed it',
  (_, base, mine, theirs, data) => {
    expect(merge(base, mine, theirs)).toEqual({ data, conflicts: [] })
  },
)
