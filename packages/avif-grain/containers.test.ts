import { expect, test } from 'vitest'

import { openAvif } from './avif/open-avif.ts'
import { readGrain } from './read-grain.ts'
import { associations, box, fullBox, uint } from './tests/trial-boxes.ts'
import { evenGrain } from './tests/trial-grain.ts'
import { smallPicture } from './tests/trial-layout.ts'

const grain = evenGrain(100)
const { av1C, sequenceHeader, graft } = await smallPicture(grain)

test('a file may have its data in front', () => {
  expect(readGrain(graft())).toEqual(grain)
})

test('a file may have data before and behind the picture, which stays whole', () => {
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

test('a file may say where things are in 64 bits', () => {
  const iloc = (offset: number, length: number) =>
    fullBox('iloc', 0, uint(2, 0x8800), uint(2, 1), extents(1, uint(8, offset), uint(8, length)))
  expect(readGrain(graft({ iloc }))).toEqual(grain)
})

test('a file may say where things are by their base alone', () => {
  const item = (id: number, offset: number, length: number) =>
    Buffer.concat([uint(2, id), uint(2, 0), uint(4, offset), uint(2, 1), uint(4, length)])
  const iloc = (offset: number, length: number) => {
    const items = [item(1, offset, length), item(2, offset + length, 6)]
    return fullBox('iloc', 0, uint(2, 0x0440), uint(2, 2), ...items)
  }
  expect(wordsIn(graft({ behind: Buffer.from('behind'), iloc }))).toEqual(['behind'])
})

test('a file may repeat the sequence header in its configuration, which tells of grain then', () => {
  const repeating = box('av1C', av1C, sequenceHeader)
  const grafted = graft({ ipco: [repeating] })
  const { item, picture, data: graftedData } = openAvif(grafted)
  const { start, end } = picture.sequenceObu
  const repeated = grafted.subarray(item.av1C.box.content + 4, item.av1C.box.end)
  expect(Buffer.compare(repeated, graftedData.subarray(start, end))).toBe(0)
  expect(Buffer.compare(repeated, sequenceHeader)).not.toBe(0)
})

test('a file may share its configuration with another picture', () => {
  const ipma = associations([
    [1, [1]],
    [2, [1]],
  ])
  expect(readGrain(graft({ ipma }))).toEqual(grain)
})

function extents(count: number, ...fields: Buffer[]) {
  return Buffer.concat([uint(2, 1), uint(2, 0), uint(2, count), ...fields])
}

/** What the other items of a file hold. */
function wordsIn(file: Uint8Array): string[] {
  const { others } = openAvif(file).item
  return others.map(({ start, end }) => Buffer.from(file.subarray(start, end)).toString())
}
