import { load } from 'exifreader'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { readRights } from './read-rights.ts'
import { mergedRights, withRights } from './rights.ts'
import { upright } from './upright.ts'

const RIGHTS = {
  creator: 'Zoë & <Ana> "Lima"',
  credit: 'Halide Studio',
  copyright: '© 2026 Zoë Lima',
  license: 'https://halide.example/terms?a=1&b=2',
}

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })

test('what a scan says of its rights counts, and the studio fills in the rest', () => {
  expect(mergedRights({ creator: 'Zoë' }, { creator: 'Halide', credit: 'Halide' })).toEqual({
    creator: 'Zoë',
    credit: 'Halide',
  })
  expect(mergedRights({}, { creator: '', credit: 'Halide' })).toEqual({ credit: 'Halide' })
})

test.each(['avif', 'jpeg'] as const)('a %s carries the rights it was given', async (format) => {
  const print = await withRights(picture.clone(), RIGHTS).toFormat(format).toBuffer()
  expect(readRights(await sharp(print).metadata())).toEqual({ rights: RIGHTS, warnings: [] })

  const { exif } = load(print, { expanded: true })
  expect(exif?.Artist?.description).toBe('Zoe & <Ana> "Lima"')
  expect(exif?.Copyright?.description).toBe('(C) 2026 Zoe Lima')
})

test('a picture without rights has no metadata', async () => {
  for (const rights of [{}, { creator: '', credit: ' ' }]) {
    const print = await withRights(picture.clone(), rights).jpeg().toBuffer()
    const { exif, xmp } = await sharp(print).metadata()
    expect({ exif, xmp }).toEqual({})
  }
})

test('a name that Exif cannot hold is in XMP alone', async () => {
  const rights = { creator: '李 明', copyright: 'Ли' }
  const print = await withRights(picture.clone(), rights).jpeg().toBuffer()
  const { exif, ...metadata } = await sharp(print).metadata()
  expect(readRights({ exif, ...metadata }).rights).toEqual(rights)
  expect(exif).toBeUndefined()
})

test('control characters do not spoil the packet', async () => {
  const print = await withRights(picture.clone(), { creator: 'Zo\0e\nLi\u001bma' })
    .jpeg()
    .toBuffer()
  expect(readRights(await sharp(print).metadata()).rights.creator).toBe('Zo e Li ma')
})

test.each(['avif', 'jpeg'] as const)(
  'the place, the camera and the preview of a scan are in no %s of it',
  async (format) => {
    const scan = await telltale()
    for (const secret of SECRETS) expect(scan.includes(secret), secret).toBe(true)

    const pixels = await upright(scan, { colors: 'srgb', profiled: false, gray: false })
      .tiff()
      .toBuffer()
    const print = await withRights(sharp(pixels), RIGHTS).toFormat(format).toBuffer()
    for (const secret of SECRETS) expect(print.includes(secret), secret).toBe(false)

    const { exif, gps, Thumbnail } = load(print, { expanded: true })
    expect({ gps, Thumbnail }).toEqual({})
    expect(Object.keys(exif!).filter((tag) => !ALLOWED.includes(tag))).toEqual([])
  },
)

/** The rights, and what every Exif block has to say of the picture itself. */
const ALLOWED = [
  'Artist',
  'Copyright',
  'ColorSpace',
  'ComponentsConfiguration',
  'Exif IFD Pointer',
  'ExifVersion',
  'FlashpixVersion',
  'Orientation',
  'PixelXDimension',
  'PixelYDimension',
  'ResolutionUnit',
  'XResolution',
  'YCbCrPositioning',
  'YResolution',
]

const SECRETS = ['F3-SERIAL', 'Scanner 1.0', 'PREVIEW', '51-NORTH', 'EDITED']

/** A scan that tells where it was made and with what, and has a preview of the whole frame. */
async function telltale(): Promise<Buffer> {
  const scan = await picture
    .clone()
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- EDITED --></x:xmpmeta>')
    .jpeg()
    .toBuffer()

  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), telltaleExif()])
  const marker = Buffer.from([0xff, 0xe1, 0, 0])
  marker.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([scan.subarray(0, 2), marker, exif, scan.subarray(2)])
}

/** Four directories: the file, the camera, the place, and the preview. */
function telltaleExif(): Buffer {
  const [main, camera, place, second] = [8, 50, 80, 110]
  const [software, serial, area, preview] = [160, 180, 200, 220]
  const exif = Buffer.alloc(240)
  exif.write('II*\0', 'latin1')
  exif.writeUInt32LE(main, 4)

  function directory(
    at: number,
    fields: [tag: number, type: number, count: number, value: number][],
  ) {
    exif.writeUInt16LE(fields.length, at)
    for (const [index, [tag, type, count, value]] of fields.entries()) {
      const field = at + 2 + index * 12
      exif.writeUInt16LE(tag, field)
      exif.writeUInt16LE(type, field + 2)
      exif.writeUInt32LE(count, field + 4)
      exif.writeUInt32LE(value, field + 8)
    }
    return at + 2 + fields.length * 12
  }

  const next = directory(main, [
    [0x0131, 2, 12, software],
    [0x8769, 4, 1, camera],
    [0x8825, 4, 1, place],
  ])
  exif.writeUInt32LE(second, next)
  directory(camera, [[0xa431, 2, 10, serial]])
  directory(place, [[0x001c, 7, 8, area]])
  directory(second, [
    [0x0103, 3, 1, 6],
    [0x0201, 4, 1, preview],
    [0x0202, 4, 1, 12],
  ])
  exif.write('Scanner 1.0', software, 'latin1')
  exif.write('F3-SERIAL', serial, 'latin1')
  exif.write('51-NORTH', area, 'latin1')
  exif.write('\xff\xd8PREVIEW!\xff\xd9', preview, 'latin1')
  return exif
}
