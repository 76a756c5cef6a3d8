import { expect, test } from 'vitest'

import { openAvif } from './open-avif.ts'
import { graftGrain } from './graft.ts'
import { readGrain } from './read.ts'
import { trialAvif } from './tests/trial-avif.ts'
import { evenGrain } from './tests/trial-grain.ts'
import { UnsupportedAvif } from './unsupported.ts'

/** What is unusual in a file. */
type Layout = {
  /** In place of the picture’s location. */
  iloc?: (offset: number, length: number) => Buffer
  /** In place of `av1C`. */
  ipco?: Buffer[]
  /** More boxes beside `meta`. */
  boxes?: Buffer[]
}

const grain = evenGrain(100)
const avif = await trialAvif(32, 24)
const { item, data, picture } = openAvif(avif)
const [config] = item.av1C
const av1C = avif.subarray(config!.content, config!.end)
const sequenceHeader = data.subarray(picture.sequenceObu.start, picture.sequenceObu.end)

test('a file may have its data before its metadata', () => {
  expect(readGrain(graftGrain(layOut(), grain))).toEqual(grain)
})

test('a sequence header that is repeated in the configuration announces grain too', () => {
  const file = graftGrain(layOut({ ipco: [box('av1C', av1C, sequenceHeader)] }), grain)
  const grafted = openAvif(file)
  const { sequenceObu } = grafted.picture
  const [written] = grafted.item.av1C
  const repeated = file.subarray(written!.content + 4, written!.end)
  const own = grafted.data.subarray(sequenceObu.start, sequenceObu.end)
  expect(Buffer.compare(repeated, own)).toBe(0)
  expect(Buffer.compare(repeated, sequenceHeader)).not.toBe(0)
})

test.each<[string, Layout]>([
  ['with a film beside its picture', { boxes: [box('moov')] }],
  ['with two indices', { boxes: [fullBox('meta', 0)] }],
  ['with a box that goes on to the end', { boxes: [uint(4, 0), box('free')] }],
  ['with another sequence header', { ipco: [box('av1C', av1C, Buffer.of(0x0a, 1, 0x80))] }],
  ['with its picture in pieces', { iloc: (at, size) => places([at, 9, at + 9, size - 9]) }],
  ['with its picture outside of its data', { iloc: (at, size) => places([at + 1, size]) }],
  ['with an empty picture', { iloc: (at) => places([at, 0]) }],
  ['with two things in one place', { iloc: (at, size) => places([at, size], [at + 5, 9]) }],
])('a file is refused: %s', (_, layout) => {
  expect(() => graftGrain(layOut(layout), grain)).toThrow(UnsupportedAvif)
})

test.each(['', '<html>Not found</html>'])('a file is refused: %j', (text) => {
  expect(() => graftGrain(Buffer.from(text), grain)).toThrow(UnsupportedAvif)
  expect(() => readGrain(Buffer.from(text))).toThrow(UnsupportedAvif)
})

/** An AVIF of a picture, box by box, with `mdat` in front so that no offset depends on others. */
function layOut(layout: Layout = {}): Buffer {
  const ftyp = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1'))
  const mdat = box('mdat', data)
  const iloc = layout.iloc ?? ((...place) => places(place))
  const infe = fullBox('infe', 2, uint(2, 1), uint(2, 0), Buffer.from('av01\0', 'latin1'))
  const ipco = box('ipco', ...(layout.ipco ?? [box('av1C', av1C)]))
  const ipma = fullBox('ipma', 0, uint(4, 1), Buffer.of(0, 1, 1, 1))
  const meta = fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, uint(4, 0), Buffer.from('pict'), Buffer.alloc(13)),
    fullBox('pitm', 0, uint(2, 1)),
    fullBox('iinf', 0, uint(2, 1), infe),
    iloc(ftyp.length + 8, data.length),
    box('iprp', ipco, ipma),
  )
  return Buffer.concat([ftyp, mdat, meta, ...(layout.boxes ?? [])])
}

/** An `iloc` with offsets and lengths of four bytes, of each item in turn. */
function places(...items: number[][]): Buffer {
  const entries = items.map((extents, index) => {
    const head = [uint(2, index + 1), uint(2, 0), uint(2, extents.length / 2)]
    return Buffer.concat([...head, ...extents.map((value) => uint(4, value))])
  })
  return fullBox('iloc', 0, uint(2, 0x4400), uint(2, items.length), ...entries)
}

/** A full box of ISO/IEC 14496-12, without flags. */
function fullBox(type: string, version: number, ...contents: Uint8Array[]): Buffer {
  return box(type, uint(4, version * 2 ** 24), ...contents)
}

function box(type: string, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([uint(4, content.length + 8), Buffer.from(type, 'latin1'), content])
}

/** A number in `bytes` bytes. */
function uint(bytes: number, value: number): Buffer {
  return Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex')
}
