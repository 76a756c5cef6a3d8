import { load } from 'exifreader'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { readRights } from './read-rights.ts'
import { mergedRights, withRights } from './rights.ts'
import { SECRETS, telltaleScan } from '../tests/telltale-scan.ts'
import { upright } from './upright.ts'

const RIGHTS = {
  creator: 'Zoë & <Ana> "Lima"',
  credit: 'Halide Studio',
  copyright: '© 2026 Zoë Lima',
  license: 'https://halide.example/terms?a=1&b=2',
}

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })

test('the rights in a scan win, and the studio’s fill the gaps', () => {
  expect(mergedRights({ creator: 'Zoë' }, { creator: 'Halide', credit: 'Halide' })).toEqual({
    creator: 'Zoë',
    credit: 'Halide',
  })
  expect(mergedRights({}, { creator: '', credit: 'Halide' })).toEqual({ credit: 'Halide' })
})

test.each(['avif', 'jpeg'] as const)('a %s carries the rights it was given', async (format) => {
  const print = await withRights(picture.clone(), RIGHTS, 1080).toFormat(format).toBuffer()
  expect(readRights(await sharp(print).metadata())).toEqual({ rights: RIGHTS, warnings: [] })

  const { exif } = load(print, { expanded: true })
  expect(exif?.Artist?.description).toBe('Zoe & <Ana> "Lima"')
  expect(exif?.Copyright?.description).toBe('(C) 2026 Zoe Lima')
})

test('a picture without rights has no metadata', async () => {
  for (const rights of [{}, { creator: '', credit: ' ' }]) {
    const print = await withRights(picture.clone(), rights, 1080).jpeg().toBuffer()
    const { exif, xmp } = await sharp(print).metadata()
    expect({ exif, xmp }).toEqual({})
  }
})

test('a name that Exif cannot hold is in XMP alone', async () => {
  const rights = { creator: '李 明', copyright: 'Ли' }
  const print = await withRights(picture.clone(), rights, 1080).jpeg().toBuffer()
  const { exif, ...metadata } = await sharp(print).metadata()
  expect(readRights({ exif, ...metadata }).rights).toEqual(rights)
  expect(exif).toBeUndefined()
})

test('control characters do not break the packet', async () => {
  const print = await withRights(picture.clone(), { creator: 'Zo\0e\nLi\u001bma' }, 1080)
    .jpeg()
    .toBuffer()
  expect(readRights(await sharp(print).metadata()).rights.creator).toBe('Zo e Li ma')
})

test.each(['avif', 'jpeg'] as const)(
  'the place, the camera and the preview of a scan are in no %s of it',
  async (format) => {
    const scan = await telltaleScan(picture)
    for (const secret of SECRETS) expect(scan.includes(secret), secret).toBe(true)

    const pixels = await upright(scan, { colors: 'srgb', profiled: false, gray: false })
      .tiff()
      .toBuffer()
    const print = await withRights(sharp(pixels), RIGHTS, 1080).toFormat(format).toBuffer()
    for (const secret of SECRETS) expect(print.includes(secret), secret).toBe(false)

    const { exif, gps, Thumbnail } = load(print, { expanded: true })
    expect({ gps, Thumbnail }).toEqual({})
    const allowed = [...ALLOWED.split(' '), 'Exif IFD Pointer']
    expect(Object.keys(exif!).filter((tag) => !allowed.includes(tag))).toEqual([])
  },
)

/** The rights, and what every Exif block has to say of the picture itself. */
const ALLOWED =
  'Artist Copyright ColorSpace ComponentsConfiguration ExifVersion FlashpixVersion Orientation ' +
  'PixelXDimension PixelYDimension ResolutionUnit XResolution YCbCrPositioning YResolution'
