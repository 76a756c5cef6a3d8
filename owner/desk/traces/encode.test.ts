import { expect, test } from 'vitest'

import { decode, encode, strip } from './encode.ts'
import { placeName, readPlace } from './place.ts'

test('a traced text carries its place, and stripping restores the text', () => {
  const name = placeName('home', ['slideshow', 'slides', 0, 'caption'])
  const text = `It rained until six. 📷${encode(name)}`
  expect(strip(text)).toBe('It rained until six. 📷')
  expect(decode(`${text} and ${encode('about/quote')}`)).toEqual([name, 'about/quote'])
  expect(readPlace(name)).toEqual({ file: 'home', path: ['slideshow', 'slides', 0, 'caption'] })
})

test('place names in any script survive encoding', () => {
  const place = { file: 'studio' as const, path: ['serviceArea', 'towns', 'Málaga / Sur'] }
  const [name] = decode(encode(placeName(place.file, place.path)))
  expect(readPlace(name!)).toEqual(place)
})

test('a trace adds no graphemes', () => {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  expect([...letters.segment(`ab${encode('home/title')}`)]).toHaveLength(2)
})
