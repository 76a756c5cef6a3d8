import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { readCaption } from './captions.ts'
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
    stocks: STOCKS,
    thumbnail: openThumbnails(path.join(root, 'cache')),
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

test('the same picture in another size is reported as such', async () => {
  const { send } = await tray()
  await send('veil.jpg', await picture(3, 2400).jpeg().toBuffer())
  expect(await send('copy.png', await picture(3, 1200).png().toBuffer())).toMatchObject({
    twin: 'veil.jpg',
  })
  expect(await send('other.png', await picture(5).png().toBuffer())).toMatchObject({
    twin: undefined,
  })
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

test('a small scan is accepted with a warning', async () => {
  const { send } = await tray()
  expect(await send('small.jpg', await picture(6, 600).jpeg().toBuffer())).toMatchObject({
    warnings: [expect.stringContaining('is only 600 × 400 pixels')],
  })
})

test('a caption in the metadata is suggested as the description', async () => {
  const { send } = await tray()
  const scan = picture(7).withExif({ IFD0: { ImageDescription: 'A door on Kodak Gold' } })
  expect(await send('door.jpg', await scan.jpeg().toBuffer())).toMatchObject({
    metadata: { caption: 'A door on Kodak Gold', film: 'Kodak Gold' },
  })
})

test('a film in the name of a file is known, also of a scan that came earlier', async () => {
  const { send, uploads } = await tray()
  const received = await send('Veil Portra 400 (2).jpg', await picture(9).jpeg().toBuffer())
  expect(received).toMatchObject({ metadata: { film: 'Portra 400' } })
  const again = readCaption(path.join(uploads, 'veil-portra-400-2.jpg'), STOCKS)
  expect(await again).toMatchObject({ film: 'Portra 400' })
})

test('an existing scan is not overwritten', async () => {
  const { send, uploads, names } = await tray()
  await writeFile(path.join(uploads, 'veil.tif'), 'older')
  await send('veil.jpg', await picture(8).jpeg().toBuffer())
  expect(await names()).toEqual(['veil-2.jpg', 'veil.tif'])
})
