import { expect, test } from 'vitest'

import { testTiff } from '../tests/test-tiff.ts'
import { ASCII, LONG, tiffDirectory, uint } from '../tests/tiff-directory.ts'
import { readExif, TAG } from './tiff-directories.ts'

test('pages, and what belongs to them, are found in any byte order', async () => {
  const page = { color: [1, 2, 3], smaller: [{ color: [1], width: 7 }] }
  for (const options of [{}, { order: 'MM' }, { big: true }, { order: 'MM', big: true }] as const) {
    const directories = await readExif(testTiff([page, page], options))
    expect(directories.map((one) => [one.page, one.subifd, ...one.values(TAG.width)])).toEqual([
      [0, undefined, 60],
      [0, 0, 7],
      [1, undefined, 60],
      [1, 0, 7],
    ])
  }
})

test('what is no directory, or leads in a circle, ends the reading', async () => {
  const head = Buffer.concat([Buffer.from('II*\0'), uint('II', 4, 8)])
  const circle = tiffDirectory(
    8,
    [
      [TAG.exif, LONG, [8]],
      [TAG.smaller, LONG, [8, 8]],
    ],
    { next: 8 },
  )
  const huge = tiffDirectory(8, [
    [TAG.smaller, LONG, [8]],
    [TAG.width, ASCII, 'wide'],
  ])
  huge.writeUInt32LE(0xffffffff, 2 + 4)
  huge.writeUInt32LE(0xffffffff, 2 + 8)
  for (const [scan, count] of [
    ['', 0],
    ['II*\0', 0],
    ['II*\0\xff\xff\xff\xff', 0],
    ['II+\0\x08\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff', 0],
    ['II*\0\x08\0\0\0\xff\xff', 0],
    [Buffer.concat([head, circle]), 1],
    [Buffer.concat([head, huge]), 1],
  ] as const) {
    const bytes = typeof scan === 'string' ? Buffer.from(scan, 'latin1') : scan
    expect(await readExif(bytes)).toHaveLength(count)
  }
})
