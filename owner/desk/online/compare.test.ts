import { expect, test } from 'vitest'

import { compare } from './compare.ts'

const slides = (...names: string[]) => ({
  slides: names.map((image) => ({ image, caption: image })),
})

test('an item that was moved is said to be moved, not changed', () => {
  expect(compare('home', slides('a', 'b', 'c'), slides('c', 'a', 'b'))).toEqual([
    { file: 'home', path: ['slides'], kind: 'moved' },
  ])
})

test('added and removed items are named, and changes inside the others', () => {
  const now = slides('b', 'd')
  now.slides[0]!.caption = 'new'
  expect(compare('home', slides('a', 'b'), now)).toEqual([
    { file: 'home', path: ['slides', 0], kind: 'removed', before: { image: 'a', caption: 'a' } },
    { file: 'home', path: ['slides', 0, 'caption'], kind: 'changed', before: 'b', after: 'new' },
    { file: 'home', path: ['slides', 1], kind: 'added', after: { image: 'd', caption: 'd' } },
  ])
})

test('towns are known by their names', () => {
  expect(
    compare('studio', { Oslo: '1, 2', Bergen: '3, 4' }, { Bergen: '3, 4', Oslo: '1, 2' }),
  ).toEqual([{ file: 'studio', path: [], kind: 'moved' }])
})
