import { expect, test } from 'vitest'

import { openAvif } from './open-avif.ts'
import { graftGrain } from './graft.ts'
import { trialAvif } from './tests/trial-avif.ts'
import { evenGrain } from './tests/trial-grain.ts'
import { UnsupportedAvif } from './unsupported.ts'

const grain = evenGrain(100)
const avif = await trialAvif(32, 24)
const { item, data, picture } = openAvif(avif)
const header = data.subarray(picture.sequenceObu.start, picture.sequenceObu.end)
const [base, length] = [item.location.baseOffset.at!, item.location.length.at!]

test('a sequence header that is repeated in the configuration announces grain too', () => {
  const file = graftGrain(withConfiguration(header), grain)
  const grafted = openAvif(file)
  const { start, end } = grafted.picture.sequenceObu
  const repeated = file.subarray(grafted.item.av1C[0]!.content + 4, grafted.item.av1C[0]!.end)
  expect(Buffer.compare(repeated, grafted.data.subarray(start, end))).toBe(0)
  expect(Buffer.compare(repeated, header)).not.toBe(0)
})

test.each<[string, changed: Buffer, said?: string]>([
  ['with a film beside its picture', Buffer.concat([avif, uint(8), Buffer.from('moov')])],
  ['with two indices', Buffer.concat([avif, uint(12), Buffer.from('meta'), uint(0)])],
  ['with a box that goes on to the end', Buffer.concat([avif, uint(0), Buffer.from('free')])],
  ['with two configurations', patched('pixi', 'av1C')],
  ['with another sequence header', withConfiguration(Buffer.of(0x0a, 1, 0x80))],
  [
    'with its picture outside of its data',
    patched(base, uint(item.location.start + 1)),
    'outside its mdat box',
  ],
  ['with an empty picture', patched(length, uint(0))],
  ['that is empty', Buffer.alloc(0)],
  ['that is none', Buffer.from('<html>Not found</html>')],
])('a file is refused: %s', (_, changed, said = '') => {
  const message = expect.stringContaining(said)
  expect(() => graftGrain(changed, grain)).toThrow(UnsupportedAvif)
  expect(() => graftGrain(changed, grain)).toThrow(expect.objectContaining({ message }))
})

/** The file with others in the place of some of its bytes. */
function patched(from: string | number, to: string | Buffer): Buffer {
  const file = Buffer.from(avif)
  file.set(Buffer.from(to), typeof from === 'number' ? from : file.indexOf(from))
  return file
}

/** The file with more in its `av1C`. */
function withConfiguration(more: Uint8Array): Buffer {
  const { end } = item.av1C[0]!
  const file = Buffer.concat([avif.subarray(0, end), more, avif.subarray(end)])
  const sizes = ['meta', 'iprp', 'ipco', 'av1C'].map((box) => file.indexOf(box) - 4)
  for (const at of [...sizes, base]) file.writeUInt32BE(file.readUInt32BE(at) + more.length, at)
  return file
}

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
