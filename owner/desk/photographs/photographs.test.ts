import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { tiff } from '#pipeline/tests/test-scan.ts'

import { describeForms } from '../form/describe-form.ts'
import { filmNamedIn, otherOwner, readTags } from './captions.ts'
import { receive } from './receive.ts'
import { openThumbnails } from './thumbnail.ts'
import { tray } from './tray.ts'

const jpeg = await picture().jpeg().toBuffer()

function picture(width = 1500) {
  const pixels = Buffer.from(Array.from({ length: 54 * 3 }, (_, at) => (at * at * 7) % 256))
  return sharp(pixels, { raw: { width: 9, height: 6, channels: 3 } }).resize(width, (width * 2) / 3)
}

/** A studio that takes scans in. */
async function openTray() {
  const root = await temporaryFolder()
  const uploads = path.join(root, 'uploads')
  await mkdir(uploads)
  const desk = {
    incoming: path.join(root, 'incoming'),
    uploads,
    known: { stocks: ['Ektar 100', 'Kodak Gold'], owners: ['Dogwood & Silver', 'June Calloway'] },
  }
  return {
    uploads,
    send: (name: string, bytes: Buffer, isAgain = false) =>
      receive(Readable.from([bytes]), name, { ...desk, isAgain }),
    names: () => readdir(uploads),
    waiting: () => readdir(desk.incoming),
  }
}

test('a scan gets a file name of its own that every computer takes', async () => {
  const { send, uploads, names } = await openTray()
  await writeFile(path.join(uploads, 'veil.tif'), 'older')
  for (const [name, file] of [
    ['Été à Nîmes!.JPEG', 'ete-a-nimes.jpg'],
    ['ete-a-nimes.png', 'ete-a-nimes-2.jpg'],
    ['Hochzeit Müller & Søn 🌿 (2).JPG', 'hochzeit-muller-son-2.jpg'],
    ['воздушные-шары.jpg', 'photograph.jpg'],
    ['Aux.JPG', 'aux-2.jpg'],
    // Nothing that is there is overwritten.
    ['veil.jpg', 'veil-2.jpg'],
  ] as const) {
    expect(await send(name, jpeg)).toMatchObject({ file })
  }
  expect(await names()).toHaveLength(7)
})

test('scans of one name that arrive at once are all kept, each under a name of its own, and nothing of one that is refused', async () => {
  const { send, names, waiting } = await openTray()
  const received = await Promise.all(Array.from({ length: 6 }, () => send('DSC_0001.jpg', jpeg)))
  const files = received.map((one) => ('file' in one ? one.file : ''))
  expect(new Set(files).size).toBe(6)
  expect(await send('half.jpg', jpeg.subarray(0, 99))).toHaveProperty('failure')
  expect((await names()).toSorted()).toEqual(files.toSorted())
  expect(await waiting()).toEqual([])
})

test('a scan that is sent again, because the answer was lost, is not taken twice', async () => {
  const { send, names, waiting } = await openTray()
  await send('veil.jpg', await picture().negate().jpeg().toBuffer())
  for (const isAgain of [false, true]) {
    expect(await send('veil.jpg', jpeg, isAgain)).toMatchObject({ file: 'veil-2.jpg' })
  }
  expect(await names()).toHaveLength(2)
  expect(await waiting()).toEqual([])
})

test('a small scan without a profile is accepted with warnings', async () => {
  const { send } = await openTray()
  expect(await send('small.jpg', await picture(600).jpeg().toBuffer())).toMatchObject({
    warnings: [
      expect.stringContaining('is only 600 × 400 pixels'),
      expect.stringContaining('has no color profile'),
    ],
  })
})

test('what a scan says of itself is suggested: its caption, its film, and whose it is unless the studio’s', async () => {
  const { send } = await openTray()
  const metadataOf = async (exif: Record<string, string>) =>
    send('door.jpg', await picture(60).withExif({ IFD0: exif }).jpeg().toBuffer())
  const caption = 'A door on Kodak Gold'
  expect(await metadataOf({ ImageDescription: caption, Artist: 'Lea Roy' })).toMatchObject({
    metadata: { caption, film: 'Kodak Gold', by: 'Lea Roy' },
  })
  const own = { metadata: { by: undefined } }
  expect(await metadataOf({ Artist: 'June Calloway' })).toMatchObject(own)
})

const OWN = ['Zoë & Silver', 'June Calloway']

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

async function tagsOf(scan: Buffer) {
  const place = path.join(await temporaryFolder(), 'scan')
  await writeFile(place, scan)
  return readTags(place)
}

test('artist, copyright, caption and date are read from JPEGs and TIFFs', async () => {
  const signed = picture(60).withExif({
    IFD0: { Artist: ' Lea  Roy ', Copyright: '(c) Lea', ImageDescription: 'A gate' },
    IFD2: { DateTimeOriginal: '2023:05:01 10:00:00' },
  })
  expect(await tagsOf(await signed.jpeg().toBuffer())).toEqual({
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

test('small pictures of scans that are gone do not pile up', async () => {
  const folder = await temporaryFolder()
  const kept = path.join(folder, 'thumbnails')
  const gone = path.join(kept, 'gone-1-1.0123456789abcdef.webp')
  const lastMonth = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
  await mkdir(kept)
  await writeFile(gone, 'a picture')
  await utimes(gone, lastMonth, lastMonth)

  const scan = path.join(folder, 'veil.jpg')
  await writeFile(scan, jpeg)
  await openThumbnails(folder)(scan)
  expect(await readdir(kept)).toEqual([expect.stringContaining('veil')])
})

test.each<[entry: unknown, isNew: boolean]>([
  [{ file: 'a.jpg', alt: 'A porch', focal: null }, false],
  [{ file: 'a.jpg', alt: 1985 }, false],
  [{ file: 'a.jpg', alt: { city: null } }, true],
  [null, true],
])('an entry that was written wrong by hand (%j) keeps no scan from the tray', (entry, isNew) => {
  const photographs = [entry, { file: 'b.jpg', alt: 'B' }]
  const scans = tray(['a.jpg', 'b.jpg'], { photographs }, describeForms())
  const [scan, other] = scans.toSorted((one, next) => one.file.localeCompare(next.file))
  expect(scan).toMatchObject({ file: 'a.jpg', isNew, isThere: true })
  expect(scan!.focal).not.toBe(null)
  expect(other).toMatchObject({ file: 'b.jpg', index: 1 })
})
