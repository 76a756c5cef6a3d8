import { expect, test } from 'vitest'

import { merge } from './merge.ts'

/** Items by their names, each with its price where that is not 1: `a b2`. */
const list = (words: string) =>
  words.split(' ').map(([name, price = '1']) => ({ name, price: `$${price}`, film: 'Gold' }))

type Case = [what: string, base: string, mine: string, theirs: string, merged: string]

test.each<Case>([
  ['items that are changed', 'a b c', 'a2 b c', 'a b c3', 'a2 b c3'],
  ['an item that is moved and one that is changed', 'a b c', 'c a b', 'a b2 c', 'c a b2'],
  ['an item that others have moved', 'a b c', 'a b c2', 'c a b', 'c2 a b'],
  ['items that both have added', 'a b', 'a d b', 'a b e', 'a d b e'],
  ['items that are added in front and at the end', 'a', 'd a', 'a e', 'd a e'],
  ['an item that both have added alike', 'a', 'a d', 'a d', 'a d'],
  ['an item that is removed and one that is added', 'a b c', 'a c', 'a b d c', 'a d c'],
  ['items that both have removed', 'a b c', 'b c', 'b', 'b'],
])('what two people have changed is merged: %s', (_, base, mine, theirs, merged) => {
  const result = merge(list(base), list(mine), list(theirs))
  expect(result).toEqual({ data: list(merged), base: list(theirs), conflicts: [] })
})

test('fields, also of one item, texts of a list, and the order of towns are merged', () => {
  const merged = (...[base, mine, theirs]: unknown[]) => {
    const { data, conflicts } = merge(base, mine, theirs)
    return JSON.stringify({ data, conflicts })
  }
  const as = (data: unknown) => JSON.stringify({ data, conflicts: [] })
  const [b2, d3] = [
    { b: 2, a: 1 },
    { a: 1, b: 2, d: 3 },
  ]
  expect(merged({ a: 1, c: 1 }, { a: 2, c: 1 }, { a: 1, d: 3 })).toBe(as({ a: 2, d: 3 }))
  expect(merged({}, { a: 1 }, { a: 1 })).toBe(as({ a: 1 }))
  expect(merged([{ a: 1, b: 1 }], [{ a: 2, b: 1 }], [{ a: 1, b: 2 }])).toBe(as([{ a: 2, b: 2 }]))
  expect(merged(['one', 'two'], ['one', 'two', '3'], ['1', 'two'])).toBe(as(['1', 'two', '3']))
  expect(merged({ a: 1, b: 2 }, b2, d3)).toBe(as({ ...b2, d: 3 }))
})

test('a field that both have changed is mine, and theirs is known, also in an item that is elsewhere by now', () => {
  expect(merge(list('a b'), list('b2 a d'), list('b3 a d'))).toEqual({
    data: list('b2 a d'),
    // They know nothing of what both began with in its place.
    base: list('b a d'),
    conflicts: [{ path: [0, 'price'], theirsAt: [0, 'price'], theirs: '$3', base: '$1' }],
  })
  const { base, conflicts } = merge(list('a b'), list('b2 a'), list('a b3 c'))
  expect(conflicts).toEqual([
    { path: [0, 'price'], theirsAt: [1, 'price'], theirs: '$3', base: '$1' },
  ])
  expect(base).toEqual(list('a b c'))
})

test.each([
  ['I', 'a', 'a b3'],
  ['they', 'a b3', 'a'],
])('an item that %s have removed stays where the other has changed it', (_, mine, theirs) => {
  const merged = { data: list('a b3'), base: list(theirs), conflicts: [] }
  expect(merge(list('a b'), list(mine), list(theirs))).toEqual(merged)
})
