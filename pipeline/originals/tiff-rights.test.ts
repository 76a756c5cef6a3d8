import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import {
  ASCII,
  tiffDirectory,
  uint,
  type ByteOrder,
  type TiffField,
} from '../tests/tiff-directory.ts'
import { tiffRights } from './tiff-rights.ts'

test('the names that a scanning program wrote are read, wherever they are in the file', async () => {
  for (const order of ['II', 'MM'] as const) {
    const scan = tiffWith({ 315: 'Zoë Lima\0', 33432: '© 2026\0' }, order)
    expect(await rightsOf(scan)).toEqual({ creator: 'Zoë Lima', copyright: '© 2026' })
  }
  expect(await rightsOf(tiffWith({ 315: 'Zo\0' }))).toEqual({ creator: 'Zo' })
})

test('a broken file has no rights', async () => {
  const scan = tiffWith({ 315: 'Zoë Lima\0' })
  for (const length of [0, 3, 8, 12]) expect(await rightsOf(scan.subarray(0, length))).toEqual({})
  expect(await rightsOf(Buffer.alloc(99, 0xff))).toEqual({})
})

async function rightsOf(bytes: Buffer) {
  const file = path.join(await temporaryFolder(), 'scan.tif')
  await writeFile(file, bytes)
  return tiffRights(file)
}

/** Nothing but words. */
function tiffWith(words: Record<number, string>, order: ByteOrder = 'II'): Buffer {
  const fields = Object.entries(words).map(([tag, value]): TiffField => [+tag, ASCII, value])
  const header = [Buffer.from(order), uint(order, 2, 42), uint(order, 4, 8)]
  return Buffer.concat([...header, tiffDirectory(8, fields, { order })])
}
