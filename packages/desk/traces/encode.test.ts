import { expect, test } from 'vitest'

import { decode, encode, strip } from './encode.ts'
import { placeName, readPlace } from './place.ts'

test('a text carries the name of its field, and is the same without it', () => {
  const name = placeName('home', ['slideshow', 'slides', 0, 'caption'])
  const text = `It rained until six. 📷${encode(name)}`
  expect(strip(text)).toBe('It rained until six. 📷')
  expect(decode(`${text} and ${encode('about/quote')}`)).toEqual([name, 'about/quote'])
  expect(readPlace(name)).toEqual({ file: 'home', path: ['slideshow', 'slides', 0, 'caption'] })
})

test('names of any letters are found again', () => {
  const place = { file: 'studio' as const, path: ['serviceArea', 'towns', 'Málaga / Sur'] }
  const [name] = decode(encode(placeName(place.file, place.path)))
  expect(readPlace(name!)).toEqual(place)
})

test('a trace is part of the letter before it', () => {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  expect([...letters.segment(`ab${encode('home/title')}`)]).toHaveLength(2)
})
