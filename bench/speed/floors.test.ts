import { expect, test } from 'vitest'

import { fill, slotsOf } from './floors.ts'

const FONTS =
  '<link rel="preload" href="/serif.woff2" as="font"><link rel="preload" href="/narrow.woff2" as="font">'
const LATER = '<picture class="a"><img src="later.jpg"/></picture>'
const FIRST = '<picture class="a"><img class="b" src="first.jpg" fetchPriority="high"/></picture>'

test('a floor has the fonts of the page, and its first photograph without the page’s styles', () => {
  expect(slotsOf(FONTS + LATER + FIRST)).toEqual({
    serif: '/serif.woff2',
    narrow: '/narrow.woff2',
    picture: '<picture><img src="first.jpg" fetchPriority="high"/></picture>',
  })
})

test('a page that begins in another way says where the floors are written', () => {
  expect(() => slotsOf(FONTS + LATER)).toThrow('bench/speed/floors.ts')
})

test('slots without a word wait for the next', () => {
  expect(fill('{{a}} {{b}}', { a: '$&' })).toBe('$& {{b}}')
})
