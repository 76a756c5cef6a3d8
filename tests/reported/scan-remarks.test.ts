import sharp from 'sharp'
import { expect, test } from 'vitest'

import { testTiff } from '../../pipeline/tests/test-tiff.ts'
import { examined } from './examined.ts'

const BROWN = [180, 90, 60]
const brown = { r: 180, g: 90, b: 60 }
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const plain = sharp({ create: { width: 160, height: 96, channels: 3, background: brown } })
const grainy = sharp({
  create: { width: 600, height: 400, channels: 3, background: '#000', noise },
})

// tropy#927, tiff.js#24: texts padded with NULs. scanservjs#704: a wrong byte count, or none.
test('a TIFF is printed whatever its decoder remarks about its fields', async () => {
  const odd = {
    'a padded description': { 270: 'Frame 7'.padEnd(32, '\0') },
    'a wrong byte count': { 279: [100] },
    'no byte count': { 279: undefined },
    'a tag nobody knows': { 60_000: [1, 2, 3] },
    'a pointer to no Exif': { 34665: [0xfffffff] },
  }
  for (const [name, fields] of Object.entries(odd)) {
    expect(await examined(testTiff([{ color: BROWN, fields }])), name).toMatchObject({
      color: BROWN,
      warnings: [],
    })
  }
})

// imgproxy#1688, libvips#4649: more than 25 MB of Photoshop layers.
test('a TIFF is printed with its layers, unless they are too many to read', async () => {
  // One number at first, then all the zeros behind the file.
  const short = testTiff([{ color: BROWN, fields: { 37724: [7] } }])
  const field = short.indexOf(Buffer.from([0x5c, 0x93, 3, 0]))
  const layered = Buffer.concat([short, Buffer.alloc(26 << 20)])
  layered.writeUInt16LE(7, field + 2)
  layered.writeUInt32LE(26 << 20, field + 4)
  layered.writeUInt32LE(short.length, field + 8)
  expect(await examined(layered)).toMatchObject({ color: BROWN, warnings: [] })

  layered.writeUInt32LE(400_000_000, field + 4)
  expect(await examined(layered)).toEqual({
    refused: 'holds 400 MB of Photoshop layers. Flatten it, and save it without them.',
  })
})

// sharp#1578, sharp#3488: Samsung's scan header. Pillow#630, Pillow#1977: bytes before a marker.
// libyami#801: no last marker.
test('a JPEG is printed whatever its decoder remarks in front of its pixels and behind', async () => {
  for (const progressive of [false, true]) {
    const jpeg = await plain.clone().jpeg({ quality: 100, progressive }).toBuffer()
    const [table, scan] = [jpeg.indexOf('\xff\xdb', 0, 'latin1'), at(jpeg, 0xda)]
    const next = progressive ? jpeg.lastIndexOf('\xff\xda', undefined, 'latin1') : jpeg.length - 2
    const odd = {
      'bytes before a marker': insert(jpeg, table, Buffer.alloc(18)),
      'stuffed bytes before a marker': insert(jpeg, table, Buffer.from([0xff, 0, 0xff, 0])),
      'zeros behind a scan': insert(jpeg, next, Buffer.alloc(9)),
      'a version of JFIF nobody knows': insert(
        jpeg,
        2,
        segment(0xe0, 'JFIF\0\x09\0\0\0\x01\0\x01\0\0'),
      ),
      'a transform nobody knows': insert(jpeg, 2, segment(0xee, 'Adobe\0\x64\0\0\0\0\x09')),
      'broken Exif': insert(jpeg, 2, segment(0xe1, 'Exif\0\0II*\0\xff\xff\xff\xff')),
      'no last marker': jpeg.subarray(0, -2),
      'something behind it': Buffer.concat([jpeg, Buffer.alloc(999, 7)]),
      ...(!progressive && { 'a scan as Samsung writes it': patched(jpeg, scan + 11, 0) }),
    }
    for (const [name, bytes] of Object.entries(odd)) {
      const { color, refused } = await examined(bytes)
      expect(color ?? refused, `${name}, ${progressive}`).toEqual([180, 90, 60].map(near))
    }
  }
})

test('the same faults do not hide what is missing or broken', async () => {
  const refused = 'is damaged or incomplete. Send it again.'
  for (const progressive of [false, true]) {
    const jpeg = await grainy.clone().jpeg({ quality: 90, progressive }).toBuffer()
    const lastScan = jpeg.lastIndexOf('\xff\xda', undefined, 'latin1')
    for (const end of [jpeg.length / 2, jpeg.length - 40, jpeg.length - 4]) {
      expect(await examined(jpeg.subarray(0, Math.floor(end)))).toEqual({ refused })
    }
    if (progressive) expect(await examined(jpeg.subarray(0, lastScan))).toEqual({ refused })

    const hole = insert(jpeg, at(jpeg, 0xdb), Buffer.alloc(18))
    const middle = Math.floor(hole.length / 2)
    hole.fill(0xff, middle, middle + 500)
    expect(await examined(hole)).toEqual({ refused })
  }
})

function near(value: number) {
  return expect.toSatisfy((one: number) => Math.abs(one - value) <= 2)
}

/** Where the first such marker is. */
function at(jpeg: Buffer, marker: number): number {
  return jpeg.indexOf(Buffer.from([0xff, marker]))
}

function insert(jpeg: Buffer, place: number, bytes: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, place), bytes, jpeg.subarray(place)])
}

function patched(bytes: Buffer, place: number, value: number): Buffer {
  return Buffer.from(bytes).fill(value, place, place + 1)
}

function segment(marker: number, content: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, content.length + 2])
  return Buffer.concat([head, Buffer.from(content, 'latin1')])
}
