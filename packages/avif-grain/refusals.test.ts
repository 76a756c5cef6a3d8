import sharp from 'sharp'
import { expect, test } from 'vitest'

import { graftGrain } from './graft.ts'
import { readGrain } from './read-grain.ts'
import { associations, box, fullBox, uint, type Layout } from './tests/trial-boxes.ts'
import { evenGrain } from './tests/trial-grain.ts'
import { smallPicture } from './tests/trial-layout.ts'
import { UnsupportedAvif } from './unsupported.ts'

const grain = evenGrain(100)
const { av1C, sequenceHeader, graft } = await smallPicture(grain)

const wrong: [string, () => Layout][] = [
  ['of another brand', () => ({ brand: 'heic' })],
  ['made of several pictures', () => ({ itemType: 'grid' })],
  ['with a film beside its picture', () => ({ boxes: [box('moov')] })],
  ['with data in its index', () => ({ meta: [box('idat')] })],
  ['with two indices', () => ({ boxes: [fullBox('meta', 0)] })],
  ['with a box that goes on to the end', () => ({ boxes: [Buffer.concat([uint(4, 0)]), free()] })],
  ['with a box of 64 bits', () => ({ boxes: [Buffer.concat([uint(4, 1), free()])] })],
  ['with a picture in layers', () => ({ ipco: [box('av1C', av1C), box('a1lx')], ipma: two() })],
  ['without a configuration', () => ({ ipco: [box('ispe')] })],
  [
    'with two configurations',
    () => ({ ipco: [box('av1C', av1C), box('av1C', av1C)], ipma: two() }),
  ],
  ['with a configuration that is not there', () => ({ ipma: associations([[1, [2]]]) })],
  [
    'with the configuration of another picture',
    () => ({ ipco: [box('av1C', Buffer.from([0x81, 0x00, 0x0c, 0x00]))] }),
  ],
  [
    'with another sequence header in its configuration',
    () => ({ ipco: [box('av1C', av1C, Buffer.of(0x0a, 1, 0x80))] }),
  ],
  [
    'with the sequence header of two pictures in one configuration',
    () => ({
      ipco: [box('av1C', av1C, sequenceHeader)],
      ipma: associations([
        [1, [1]],
        [2, [1]],
      ]),
    }),
  ],
  [
    'with its picture in several pieces',
    () => ({
      iloc: (offset, length) =>
        fullBox(
          'iloc',
          0,
          uint(2, 0x4400),
          uint(2, 1),
          extents(2, uint(4, offset), uint(4, 9), uint(4, offset + 9), uint(4, length - 9)),
        ),
    }),
  ],
  [
    'with its picture outside of its data',
    () => ({ iloc: (offset, length) => at(offset + 1, length) }),
  ],
  ['with an empty picture', () => ({ iloc: (offset) => at(offset, 0) })],
  [
    'with its picture in another file',
    () => ({
      iloc: (offset, length) => {
        const iloc = at(offset, length)
        iloc.writeUInt16BE(1, 18)
        return iloc
      },
    }),
  ],
  [
    'with two things in one place',
    () => ({
      iloc: (offset, length) =>
        fullBox(
          'iloc',
          0,
          uint(2, 0x4400),
          uint(2, 2),
          extents(1, uint(4, offset), uint(4, length)),
          Buffer.concat([uint(2, 2), uint(2, 0), uint(2, 1), uint(4, offset + 5), uint(4, 9)]),
        ),
    }),
  ],
]

test.each(wrong)('a file is refused: %s', (_name, layout) => {
  expect(() => graft(layout())).toThrow(UnsupportedAvif)
})

test.each([
  ['that is empty', () => Buffer.of()],
  ['that is text', () => Buffer.from('<html>Not found</html>')],
  ['that is a JPEG', () => sharp(Buffer.alloc(48), raw).jpeg().toBuffer()],
])('a file is refused: %s', async (_name, file) => {
  const bytes = await file()
  expect(() => graftGrain(bytes, grain)).toThrow(UnsupportedAvif)
  expect(() => readGrain(bytes)).toThrow(UnsupportedAvif)
})

const raw = { raw: { width: 4, height: 4, channels: 3 as const } }

function extents(count: number, ...fields: Buffer[]) {
  return Buffer.concat([uint(2, 1), uint(2, 0), uint(2, count), ...fields])
}

function at(offset: number, length: number): Buffer {
  return fullBox(
    'iloc',
    0,
    uint(2, 0x4400),
    uint(2, 1),
    extents(1, uint(4, offset), uint(4, length)),
  )
}

function free(): Buffer {
  return box('free', Buffer.alloc(9))
}

function two(): Buffer {
  return associations([[1, [1, 2]]])
}
