import { expect, test } from 'vitest'

import { nearest } from './nearest.ts'

const KEYS = ['caption', 'title', 'image', 'heading']

test.each([
  ['captoin', 'caption'],
  ['Caption', 'caption'],
  ['titel', 'title'],
  ['imge', 'image'],
])('"%s" is near "%s"', (word, expected) => {
  expect(nearest(word, KEYS)).toBe(expected)
})

test('a word that is far from all has no near one', () => {
  expect(nearest('zoetrope', KEYS)).toBeUndefined()
})
