import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import subsetFont from 'subset-font'
import { expect, inject, test } from 'vitest'

import { openCache } from '../cache/cache.ts'
import { charactersOf, COMMON, fromRange, toRange, charactersIn, sheetsOf } from './typefaces.ts'
import { demoFaces } from './families.ts'
import { cut } from './cut.ts'
import { open } from './read-font.ts'

const [typeface] = sheetsOf(await demoFaces()).site
const cache = openCache(path.join(inject('sharedCache'), 'typefaces'))

test('a typeface is cut in parts, and no character is lost', async () => {
  const cuts = await cut(typeface!, cache)
  const [latin] = typeface!.files
  const whole = await stat(latin!.path)
  const [common] = cuts

  expect(drawnBy(cuts)).toEqual(charactersIn(typeface!))
  expect((await readFile(common!.file)).subarray(0, 4).toString()).toBe('wOF2')
  expect((await stat(common!.file)).size).toBeLessThan(whole.size * 0.75)
})

test('a site gets the letters that its words need, and no more', async () => {
  const english = await cut(typeface!, cache, lettersOf('Dogwood & Silver, Zoë'))
  const greek = await cut(typeface!, cache, lettersOf('Φωτογραφία'))
  const polish = await cut(typeface!, cache, lettersOf('Łódź Portraits, Ploiești, Ålesund'))

  expect(english).toHaveLength(2)
  // This typeface does not have them.
  expect(greek).toEqual(english)
  expect(polish.slice(0, 2)).toEqual(english)
  const added = polish.slice(2)
  expect(drawnBy(added)).toEqual(new Set(Array.from('ŁŹźȘș', (one) => one.codePointAt(0))))
  const font = open(
    await subsetFont(await readFile(added[0]!.file), 'ŁŹźȘș', { targetFormat: 'sfnt' }),
  )
  expect(Array.from('ŁŹźȘș', (letter) => font.charToGlyphIndex(letter))).not.toContain(0)
  expect((await stat(added[0]!.file)).size).toBeLessThan(4_000)
})

test.for([
  ['Łódź, Zoë', 'Close', ['common', 'rest', 'more']],
  ['Łódź', 'Åpne', ['common', 'common-rest', 'more']],
  ['Łódź', 'Zamknij, wybór, łącze', ['common', 'common-rest', 'common-more']],
] as const)('of “%s” in a language spelled as “%s”, the first view needs %j', async (row) => {
  const [words, spelling, names] = row
  const cuts = await cut(typeface!, cache, lettersOf(words, spelling))
  expect(cuts.map(({ file }) => /normal-(.+)-\w{8}\./.exec(file)![1])).toEqual(names)
})

test('characters are written in as few spans as there can be, and read back', () => {
  const range = toRange([0x43, 0x20ac, 0x41, 0x42, 0xe9])
  expect(range).toBe('U+41-43, U+E9, U+20AC')
  expect([...fromRange(range)]).toEqual([0x41, 0x42, 0x43, 0xe9, 0x20ac])
})

test('an English sentence, as it is set, needs common characters only', () => {
  const sentence = '“It’s 2–3 weeks — $250 · 4 × 5 © Wren & Co… (yes!)”'
  expect([...sentence].filter((letter) => !COMMON.has(letter.codePointAt(0)!))).toEqual([])
})

test('words need the capitals of their letters too, however an accent was typed', () => {
  const codes = Array.from('ółÓŁ', (letter) => letter.codePointAt(0))
  expect(charactersOf('o\u0301ł')).toEqual(new Set(codes))
})

function lettersOf(words: string, spelling = '') {
  return { used: charactersOf(words), alphabet: charactersOf(spelling) }
}

function drawnBy(cuts: { range: string }[]): Set<number> {
  return new Set(cuts.flatMap(({ range }) => [...fromRange(range)]))
}
