import { expect, test } from 'vitest'

import { justifiedRows, addresses } from './content.ts'
import { isDay, isOver } from './days.ts'
import { FACTS, fillIn, type Facts } from './facts.ts'
import { decodeText } from './read-texts.ts'

test.for<[what: string, ratios: number[], lengths: number[]]>([
  ['five become two and three', [0.8, 1.5, 0.8, 0.8, 0.8], [2, 3]],
  ['none is left alone in half a row', [1.5, 1.5, 1.5], [3]],
  ['no row holds more than four', Array<number>(9).fill(0.3), [3, 3, 3]],
  ['a panorama has a row of its own', [1.2, 1.2, 2.6, 0.8, 1.6], [2, 1, 2]],
])('%s', ([, ratios, lengths]) => {
  const rows = justifiedRows(ratios, (ratio) => ratio)
  expect(rows.map((row) => row.length)).toEqual(lengths)
  expect(rows.flat()).toEqual(ratios)
})

test('photographs of a page have different addresses, and none that the page has itself', () => {
  const addressOf = addresses()

  expect(['veil', 'notices', 'veil', 'veil', 'veil-2'].map(addressOf)).toEqual([
    'veil',
    'notices-2',
    'veil-2',
    'veil-3',
    'veil-2-2',
  ])
})

test('a day is one that exists, and is over once it is over in the last time zone', () => {
  expect(['2028-02-29', '2026-02-29', 'June 20', '2026-6-20'].filter(isDay)).toEqual(['2028-02-29'])
  expect(isOver('2026-06-20', Date.parse('2026-06-20T23:59:00-12:00'))).toBe(false)
  expect(isOver('2026-06-20', Date.parse('2026-06-21T00:00:00-12:00'))).toBe(true)
})

test('a mark gives its fact, with a capital where it has one', () => {
  const facts = { ...Object.fromEntries(FACTS.map((one) => [one, one])), packages: 'four' } as Facts
  expect(fillIn('{Packages} sessions, { packages } in all: $1 and $& from {studio}', facts)).toBe(
    'Four sessions, four in all: $1 and $& from studio',
  )
})

test.for([
  ['name: Zoë 影 🎞️\n', 'name: Zoë 影 🎞️\n'],
  ['\uFEFFname: Zoë', '\uFEFFname: Zoë'],
  ['a: 1\rb: 2\r\nc: 3\n', 'a: 1\nb: 2\r\nc: 3\n'],
] as const)('text in UTF-8 is read, whatever its line breaks: %j', ([written, text]) => {
  expect(decodeText(Buffer.from(written))).toEqual({ text })
})

test.for([
  ['Windows-1252', Buffer.from('title: Studio\r\nname: S\xf8ren\r\n', 'latin1'), 2],
  ['UTF-16', Buffer.from('\uFEFFname: Iris', 'utf16le'), 1],
  ['UTF-16, unmarked', Buffer.from('name: Iris', 'utf16le'), 1],
  ['a Word document', Buffer.from('PK\x03\x04\0', 'latin1'), 1],
] as const)('%s is refused, with how to save it', ([, bytes, line]) => {
  expect(decodeText(bytes)).toEqual({
    line,
    message:
      'This file is not plain text in UTF-8: letters of this line would be lost. ' +
      'Save it again as UTF-8 (in Notepad: File, Save as, Encoding).',
  })
})
