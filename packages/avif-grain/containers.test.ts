import { expect, test } from 'vitest'

import { openAvif } from './avif/open-avif.ts'
import { graftGrain } from './graft.ts'
import { readGrain } from './read.ts'
import {
  associations,
  box,
  fullBox,
  locations,
  smallPicture,
  uint,
  type Layout,
} from './tests/trial-boxes.ts'
import { evenGrain } from './tests/trial-grain.ts'
import { UnsupportedAvif } from './unsupported.ts'

const grain = evenGrain(100)
const { av1C, sequenceHeader, graft } = await smallPicture(grain)
const shared = associations([
  [1, [1]],
  [2, [1]],
])
const both = associations([[1, [1, 2]]])
const free = box('free', Buffer.alloc(9))

const item64 = (offset: number, length: number) =>
  Buffer.concat([uint(2, 1), uint(2, 0), uint(2, 1), uint(8, offset), uint(8, length)])

test.each<[string, Layout]>([
  ['have its data before its metadata', {}],
  ['share its configuration with another picture', { ipma: shared }],
  [
    'have 64-bit offsets',
    { iloc: (...place) => fullBox('iloc', 0, uint(2, 0x8800), uint(2, 1), item64(...place)) },
  ],
])('a file may %s', (_name, layout) => {
  expect(readGrain(graft(layout))).toEqual(grain)
})

test('other data before and after the picture stays intact', () => {
  // Offsets count from a base of 9.
  const item = (id: number, offset: number, length: number) => [
    Buffer.concat([uint(2, id), uint(4, 0), uint(4, 9), uint(2, 1)]),
    Buffer.concat([uint(4, offset - 9), uint(4, length)]),
  ]
  const iloc = (offset: number, length: number) => {
    const around = [...item(2, offset - 6, 6), ...item(3, offset + length, 6)]
    const items = [...item(1, offset, length), ...around]
    return fullBox('iloc', 1, uint(2, 0x4440), uint(2, 3), ...items)
  }
  const [before, behind] = [Buffer.from('before'), Buffer.from('behind')]
  expect(wordsIn(graft({ before, behind, iloc }))).toEqual(['before', 'behind'])
})

test('a sequence header that is repeated in the configuration announces grain too', () => {
  const repeating = box('av1C', av1C, sequenceHeader)
  const grafted = graft({ ipco: [repeating] })
  const { item, picture, data: graftedData } = openAvif(grafted)
  const { start, end } = picture.sequenceObu
  const repeated = grafted.subarray(item.av1C.content + 4, item.av1C.end)
  expect(Buffer.compare(repeated, graftedData.subarray(start, end))).toBe(0)
  expect(Buffer.compare(repeated, sequenceHeader)).not.toBe(0)
})

const wrong: [string, Layout][] = [
  ['of another brand', { brand: 'heic' }],
  ['made of several pictures', { itemType: 'grid' }],
  ['with a film beside its picture', { boxes: [box('moov')] }],
  ['with two indices', { boxes: [fullBox('meta', 0)] }],
  ['with a box that goes on to the end', { boxes: [Buffer.concat([uint(4, 0)]), free] }],
  [
    'with a box of 64 bits',
    { boxes: [Buffer.concat([uint(4, 1), Buffer.from('free'), uint(8, 16)])] },
  ],
  ['with a picture in layers', { ipco: [box('av1C', av1C), box('a1lx')], ipma: both }],
  ['without a configuration', { ipco: [box('ispe')] }],
  ['with two configurations', { ipco: [box('av1C', av1C), box('av1C', av1C)], ipma: both }],
  ['with another sequence header', { ipco: [box('av1C', av1C, Buffer.of(0x0a, 1, 0x80))] }],
  ['with its picture in several pieces', { iloc: (at, length) => locations(split(at, length)) }],
  ['with its picture outside of its data', { iloc: (at, length) => locations([[at + 1, length]]) }],
  ['with an empty picture', { iloc: (at) => locations([[at, 0]]) }],
  ['with its picture in another file', { iloc: elsewhere }],
  [
    'with two things in one place',
    { iloc: (at, length) => locations([[at, length]], [[at + 5, 9]]) },
  ],
]

test.each(wrong)('a file is refused: %s', (_name, layout) => {
  expect(() => graft(layout)).toThrow(UnsupportedAvif)
})

test.each(['', '<html>Not found</html>'])('a file is refused: %j', (text) => {
  expect(() => graftGrain(Buffer.from(text), grain)).toThrow(UnsupportedAvif)
  expect(() => readGrain(Buffer.from(text))).toThrow(UnsupportedAvif)
})

function split(offset: number, length: number): [number, number][] {
  return [
    [offset, 9],
    [offset + 9, length - 9],
  ]
}

/** By its data reference index. */
function elsewhere(offset: number, length: number): Buffer {
  const iloc = locations([[offset, length]])
  iloc.writeUInt16BE(1, 18)
  return iloc
}

/** What the other items of a file hold. */
function wordsIn(file: Uint8Array): string[] {
  const { others } = openAvif(file).item
  return others.map(({ start, end }) => Buffer.from(file.subarray(start, end)).toString())
}
