import { expect, test } from 'vitest'

import { decode, encode, strip, placeName, readPlace } from './traces.ts'

test('a text carries its place unseen, in any script, and stripping restores it', () => {
  const place = { file: 'studio' as const, path: ['serviceArea', 'towns', 'Málaga / Sur', 0] }
  const name = placeName(place.file, place.path)
  const text = encode('It rained until six. 📷', name)
  expect(strip(text)).toBe('It rained until six. 📷')
  expect(decode(`${text} and ${encode('', 'about/quote')}`)).toEqual([name, 'about/quote'])
  expect(readPlace(name)).toEqual(place)

  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  expect([...letters.segment(encode('ab', 'home/title'))]).toHaveLength(3)
})
