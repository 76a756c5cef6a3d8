import { expect, test } from 'vitest'

import { charactersOf, COMMON, fromRange, toRange } from './characters.ts'

test('characters are written in as few spans as there can be, and read back', () => {
  const characters = [0x43, 0x20ac, 0x41, 0x42, 0xe9]
  expect(toRange(characters)).toBe('U+41-43, U+E9, U+20AC')
  expect(fromRange(toRange(characters))).toEqual(new Set(characters.toSorted((a, b) => a - b)))
})

test('an English sentence, as it is set, needs common characters only', () => {
  const sentence = '“It’s 2–3 weeks — $250 · 4 × 5 © Wren & Co… (yes!)”'
  expect([...sentence].filter((letter) => !COMMON.has(letter.codePointAt(0)!))).toEqual([])
})

test('words need the capitals of their letters too, however an accent was typed', () => {
  const codes = Array.from('ółÓŁ', (letter) => letter.codePointAt(0))
  expect(charactersOf('o\u0301ł')).toEqual(new Set(codes))
})
