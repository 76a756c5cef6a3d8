import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { tiff } from '#pipeline/tests/test-scan.ts'

import { filmNamedIn, otherOwner, readTags } from './captions.ts'

const OWN = ['Zoë & Silver', 'June Calloway']
const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })

test.for<[artist: string, copyright: string, other: string | undefined]>([
  ['Somebody Else', '(c) 2023 Rival Lab Photography', 'Somebody Else'],
  ['June Calloway', '© 2023 Rival Lab', 'Rival Lab'],
  ['', 'Copyright 2023 Léa Roy. All rights reserved.', 'Léa Roy'],
  ['June Calloway', '(C) 2024 Zoe & Silver, all rights reserved', undefined],
  ['June Calloway, photographer', '', undefined],
  ['---', '© 2024', undefined],
])('of “%s” and “%s”, somebody else is “%s”', ([artist, copyright, other]) => {
  expect(otherOwner({ artist, copyright, captions: [], keywords: [] }, OWN)).toBe(other)
})

test('artist, copyright, caption and date are read from JPEGs and TIFFs', async () => {
  const signed = picture.clone().withExif({
    IFD0: { Artist: ' Lea  Roy ', Copyright: '(c) Lea', ImageDescription: 'A gate' },
    IFD2: { DateTimeOriginal: '2023:05:01 10:00:00' },
  })
  expect(await tagsOf(await signed.clone().jpeg().toBuffer())).toEqual({
    artist: 'Lea Roy',
    copyright: '(c) Lea',
    captions: ['A gate'],
    keywords: [],
    date: '2023:05:01 10:00:00',
  })
  const scan = tiff({ color: [90], bits: 8, artist: 'Léa Roy' })
  expect(await tagsOf(scan)).toMatchObject({ artist: 'Léa Roy' })
})

test('broken metadata says nothing, here and on the owner’s console', async () => {
  const warn = vi.spyOn(console, 'warn')
  const jpeg = await picture.clone().jpeg().toBuffer()
  const block = Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff', 'latin1')
  const marker = Buffer.from([0xff, 0xe1, 0, block.length + 2])
  const broken = [jpeg.subarray(0, 2), marker, block, marker, block, jpeg.subarray(2)]
  expect(await tagsOf(Buffer.concat(broken))).toEqual({ captions: [], keywords: [] })
  expect(warn).not.toHaveBeenCalled()
})

const STOCKS = ['Ektar 100', 'Kodak Gold', 'Ilford HP5 Plus', 'Portra 400', 'Portra 400 NC']

test.for<[name: string, film: string | undefined]>([
  ['Veil Portra 400 (2).jpg', 'Portra 400'],
  ['portra400_07.jpg', 'Portra 400'],
  ['portra-400-nc-7.jpg', 'Portra 400 NC'],
  ['roll-3-ilford-hp5-plus.tif', 'Ilford HP5 Plus'],
  ['kodak-gold-200.jpg', 'Kodak Gold'],
  ['portra-800.jpg', undefined],
  ['IMG_400.jpg', undefined],
])('%s is on the film that its name contains: %s', ([name, film]) => {
  expect(filmNamedIn(name, STOCKS)).toBe(film)
})

async function tagsOf(scan: Buffer) {
  const place = path.join(await temporaryFolder(), 'scan')
  await writeFile(place, scan)
  return readTags(place)
}
