import { execFileSync } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { filmNamedIn } from './captions.ts'
import { receive } from './receive.ts'
import { openThumbnails } from './thumbnail.ts'

const STOCKS = ['Ektar 100', 'Kodak Gold', 'Ilford HP5 Plus', 'Portra 400']

async function tray() {
  const root = await temporaryFolder()
  const uploads = path.join(root, 'uploads')
  await mkdir(uploads)
  const desk = {
    incoming: path.join(root, 'incoming'),
    uploads,
    known: { stocks: STOCKS, owners: ['Dogwood & Silver', 'June Calloway'] },
  }
  return {
    uploads,
    send: (name: string, bytes: Buffer) => receive(Readable.from([bytes]), name, desk),
    names: () => readdir(uploads),
    waiting: () => readdir(desk.incoming),
  }
}

function picture(seed: number, width = 1500) {
  const pixels = Buffer.from(Array.from({ length: 54 * 3 }, (_, at) => (at * at * seed * 7) % 256))
  return sharp(pixels, { raw: { width: 9, height: 6, channels: 3 } }).resize(width, (width * 2) / 3)
}

test('a scan gets a unique file name that is valid everywhere', async () => {
  const { send, names } = await tray()
  const first = await send('Été à Nîmes!.JPEG', await picture(1).jpeg().toBuffer())
  const second = await send('ete-a-nimes.png', await picture(2).png().toBuffer())
  expect([first, second]).toMatchObject([
    { file: 'ete-a-nimes.jpg' },
    { file: 'ete-a-nimes-2.png' },
  ])
  expect(await names()).toEqual(['ete-a-nimes-2.png', 'ete-a-nimes.jpg'])
})

test.for<[name: string, file: string]>([
  ['Hochzeit Müller & Søn 🌿 (2).JPG', 'hochzeit-muller-son-2.jpg'],
  ['воздушные-шары.jpg', 'photograph.jpg'],
  ['Aux.JPG', 'aux-2.jpg'],
])('%s becomes %s, which every computer takes', async ([name, file]) => {
  const { send } = await tray()
  expect(await send(name, await picture(3).jpeg().toBuffer())).toMatchObject({ file })
})

test.skipIf(process.platform === 'win32')('a pipe has no thumbnail', async () => {
  const folder = await temporaryFolder()
  const pipe = path.join(folder, 'pipe.jpg')
  execFileSync('mkfifo', [pipe])
  await expect(openThumbnails(folder)(pipe)).rejects.toThrow('not a file')
})

test('an incomplete photograph is refused with the reason, and nothing is kept', async () => {
  const { send, names, waiting } = await tray()
  const whole = await picture(4).jpeg().toBuffer()
  expect(await send('half.jpg', whole.subarray(0, whole.length / 2))).toEqual({
    refused: 'is damaged or incomplete. Send it again.',
  })
  expect(await send('notes.txt', Buffer.from('Remember the milk'))).toMatchObject({
    refused: expect.stringContaining('is text, not a photograph.'),
  })
  expect([await names(), await waiting()]).toEqual([[], []])
})

test('a small scan without a profile is accepted with warnings', async () => {
  const { send } = await tray()
  expect(await send('small.jpg', await picture(6, 600).jpeg().toBuffer())).toMatchObject({
    warnings: [
      expect.stringContaining('is only 600 × 400 pixels'),
      expect.stringContaining('has no color profile'),
    ],
  })
})

test('a caption in the metadata is suggested as the description', async () => {
  const { send } = await tray()
  const scan = picture(7).withExif({ IFD0: { ImageDescription: 'A door on Kodak Gold' } })
  expect(await send('door.jpg', await scan.jpeg().toBuffer())).toMatchObject({
    metadata: { caption: 'A door on Kodak Gold', film: 'Kodak Gold' },
  })
})

test('a stranger whom a scan names is said, and the studio is not', async () => {
  const { send } = await tray()
  const by = async (name: string) => {
    const scan = picture(10).withExif({ IFD0: { Artist: name } })
    const received = await send('gate.jpg', await scan.jpeg().toBuffer())
    return 'metadata' in received ? received.metadata.by : received.refused
  }
  expect(await by('Lea Roy')).toBe('Lea Roy')
  expect(await by('June Calloway')).toBeUndefined()
})

test.for<[name: string, film: string | undefined]>([
  ['Veil Portra 400 (2).jpg', 'Portra 400'],
  ['portra400_07.jpg', 'Portra 400'],
  ['roll-3-ilford-hp5-plus.tif', 'Ilford HP5 Plus'],
  ['kodak-gold-200.jpg', 'Kodak Gold'],
  ['portra-800.jpg', undefined],
  ['IMG_400.jpg', undefined],
])('%s is on the film that its name contains: %s', ([name, film]) => {
  expect(filmNamedIn(name, STOCKS)).toBe(film)
})

test('an existing scan is not overwritten', async () => {
  const { send, uploads, names } = await tray()
  await writeFile(path.join(uploads, 'veil.tif'), 'older')
  await send('veil.jpg', await picture(8).jpeg().toBuffer())
  expect(await names()).toEqual(['veil-2.jpg', 'veil.tif'])
})
