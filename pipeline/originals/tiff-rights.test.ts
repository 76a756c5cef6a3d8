import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../tests/temporary-folder.ts'
import { tiffRights } from './tiff-rights.ts'

test('the names that a scanning program wrote are read, wherever they lie', async () => {
  for (const order of ['II', 'MM'] as const) {
    const scan = tiffWith({ 315: 'Zoë Lima\0', 33432: '© 2026\0' }, order)
    expect(await rightsOf(scan)).toEqual({ creator: 'Zoë Lima', copyright: '© 2026' })
  }
  expect(await rightsOf(tiffWith({ 315: 'Zo\0' }))).toEqual({ creator: 'Zo' })
})

test('a broken file states nothing', async () => {
  const scan = tiffWith({ 315: 'Zoë Lima\0' })
  for (const length of [0, 3, 8, 12]) expect(await rightsOf(scan.subarray(0, length))).toEqual({})
  expect(await rightsOf(Buffer.alloc(99, 0xff))).toEqual({})
})

async function rightsOf(bytes: Buffer) {
  const file = path.join(await temporaryFolder(), 'scan.tif')
  await writeFile(file, bytes)
  return tiffRights(file)
}

/** A directory of nothing but words, which stand behind it. */
function tiffWith(fields: Record<number, string | Buffer>, order: 'II' | 'MM' = 'II'): Buffer {
  const words = Object.entries(fields).map(([tag, value]) => [+tag, Buffer.from(value)] as const)
  const bytes = Buffer.alloc(2000)
  const uint16 = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  const uint32 = (value: number, at: number) =>
    order === 'II' ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)

  bytes.write(order, 'latin1')
  uint16(42, 2)
  uint32(8, 4)
  uint16(words.length, 8)
  for (const [index, [tag, value]] of words.entries()) {
    const [field, elsewhere] = [10 + index * 12, 1000 + index * 100]
    uint16(tag, field)
    uint16(2, field + 2)
    uint32(value.length, field + 4)
    if (value.length > 4) uint32(elsewhere, field + 8)
    value.copy(bytes, value.length > 4 ? elsewhere : field + 8)
  }
  return bytes
}
