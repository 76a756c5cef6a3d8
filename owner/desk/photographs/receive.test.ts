import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { receive } from './receive.ts'

const jpeg = await picture().jpeg().toBuffer()

function picture(width = 1500) {
  const pixels = Buffer.from(Array.from({ length: 54 * 3 }, (_, at) => (at * at * 7) % 256))
  return sharp(pixels, { raw: { width: 9, height: 6, channels: 3 } }).resize(width, (width * 2) / 3)
}

/** A studio that takes scans in. */
async function tray() {
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
  const { send, uploads, names } = await tray()
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
  const { send, names, waiting } = await tray()
  const received = await Promise.all(Array.from({ length: 6 }, () => send('DSC_0001.jpg', jpeg)))
  const files = received.map((one) => ('file' in one ? one.file : ''))
  expect(new Set(files).size).toBe(6)
  expect(await send('half.jpg', jpeg.subarray(0, 99))).toHaveProperty('failure')
  expect((await names()).toSorted()).toEqual(files.toSorted())
  expect(await waiting()).toEqual([])
})

test('a scan that is sent again, because the answer was lost, is not taken twice', async () => {
  const { send, names, waiting } = await tray()
  await send('veil.jpg', await picture().negate().jpeg().toBuffer())
  for (const isAgain of [false, true]) {
    expect(await send('veil.jpg', jpeg, isAgain)).toMatchObject({ file: 'veil-2.jpg' })
  }
  expect(await names()).toHaveLength(2)
  expect(await waiting()).toEqual([])
})

test('a small scan without a profile is accepted with warnings', async () => {
  const { send } = await tray()
  expect(await send('small.jpg', await picture(600).jpeg().toBuffer())).toMatchObject({
    warnings: [
      expect.stringContaining('is only 600 × 400 pixels'),
      expect.stringContaining('has no color profile'),
    ],
  })
})

test('what a scan says of itself is suggested: its caption, its film, and whose it is unless the studio’s', async () => {
  const { send } = await tray()
  const metadataOf = async (exif: Record<string, string>) =>
    send('door.jpg', await picture(60).withExif({ IFD0: exif }).jpeg().toBuffer())
  const caption = 'A door on Kodak Gold'
  expect(await metadataOf({ ImageDescription: caption, Artist: 'Lea Roy' })).toMatchObject({
    metadata: { caption, film: 'Kodak Gold', by: 'Lea Roy' },
  })
  const own = { metadata: { by: undefined } }
  expect(await metadataOf({ Artist: 'June Calloway' })).toMatchObject(own)
})
