import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import type { Progress } from '../prints/progress.ts'
import { darkroom, scan } from '../tests/test-library.ts'
import { openLibrary } from './library.ts'

test('the picture is printed the right way up', async () => {
  const { printed } = await darkroom(await leftBlueRightRed().withMetadata({ orientation: 3 }))

  const [photo, file] = await printed('jpg')
  expect(photo.full).toMatchObject({ width: 60, height: 40 })
  const [red, , blue] = await colorAt(file, { left: 2, top: 20 })
  expect(red).toBeGreaterThan(blue! + 100)
})

test('the colors of a 16-bit TIFF in Display P3 become those of sRGB', async () => {
  const { printed } = await darkroom(wideTiff([180, 90, 60]))

  const [, file] = await printed('jpg')
  const color = await colorAt(file, { left: 20, top: 20 })
  // By https://www.w3.org/TR/css-color-4/#color-conversion-code
  for (const [channel, expected] of [193, 83, 51].entries()) {
    expect(Math.abs(color[channel]! - expected)).toBeLessThan(4)
  }
})

test('a black and white scan and one with transparent parts can be printed', async () => {
  for (const odd of [plain('#888').toColourspace('b-w').png(), plain('#8888').png()]) {
    const { printed } = await darkroom(odd)
    expect((await printed('avif'))[0].full.width).toBe(60)
  }
})

test('nothing about the camera or the place is in a print', async () => {
  const tagged = plain('#777')
    .withExif({ IFD0: { Model: 'F3' } })
    .withIccProfile('p3')
    .jpeg()
  const { printed } = await darkroom(tagged)

  const [, file] = await printed('jpg')
  const { exif, icc } = await sharp(file).metadata()
  expect({ exif, icc }).toEqual({})
})

test('a tall print shows what is around the focal point', async () => {
  const { library } = await darkroom(leftBlueRightRed().png())
  const { photo } = await library.photograph({ ...scan, focal: { x: 0.9, y: 0.5 } }, { tall: true })

  expect(photo.tall).toMatchObject({ width: 28, height: 40 })
  const file = await library.print(photo.tall!.src)
  const [red, , blue] = await colorAt(file!, { left: 6, top: 20 })
  expect(red).toBeGreaterThan(blue! + 100)
})

test('every address a page asks for is printed, and nothing else', async () => {
  const { library, folders } = await darkroom(plain('#777').resize(500, 400).png())
  const { photo } = await library.photograph(scan, { tall: true })
  const { full, tall, file } = photo

  const asked = [full.avif, full.jpeg, tall!.avif, tall!.jpeg].flatMap((srcset) =>
    srcset.split(', ').map((candidate) => candidate.split(' ')[0]),
  )
  const prints = await library.printAll(() => {})
  expect([...prints.keys()].toSorted()).toEqual([...asked].toSorted())
  expect(asked).toEqual(expect.arrayContaining([full.src, tall!.src, file]))
  expect((await readdir(path.join(folders.cache, 'prints'))).length).toBe(asked.length)
  expect(await library.print('/uploads/scan.jpg')).toBeUndefined()
})

test('a print that was made is not made again', async () => {
  const { library, folders } = await darkroom(plain('#777').png())
  await library.photograph(scan, { tall: false })
  const [first] = (await library.printAll(() => {})).values()
  const { ino } = await stat(first!)

  const again = await openLibrary(folders)
  await again.photograph(scan, { tall: false })
  const progress: Progress[] = []
  await again.printAll((step) => progress.push(step))
  expect((await stat(first!)).ino).toBe(ino)
  expect(progress).toEqual([])
})

test('another scan of the same name has other addresses', async () => {
  const { library, folders } = await darkroom(plain('#777').png())
  const { photo: before } = await library.photograph(scan, { tall: false })

  await plain('#778').png().toFile(path.join(folders.uploads, scan.file))
  const { photo: after } = await (await openLibrary(folders)).photograph(scan, { tall: false })
  expect(after.file).not.toBe(before.file)
})

test('a scan that was good once is not decoded again', async () => {
  const { library, folders } = await darkroom(plain('#777').png())
  await library.photograph(scan, { tall: false })
  const [name] = await readdir(path.join(folders.cache, 'originals'))
  const note = path.join(folders.cache, 'originals', name!)
  const findings = JSON.parse(await readFile(note, 'utf8'))
  await writeFile(note, JSON.stringify({ ...findings, width: 30, height: 20 }))

  const { photo } = await (await openLibrary(folders)).photograph(scan, { tall: false })
  expect(photo.full.width).toBe(30)
})

test('a scan that is not there is named', async () => {
  const { folders } = await darkroom(plain('#777').png())
  await rm(path.join(folders.uploads, scan.file))

  const library = await openLibrary(folders)
  await expect(library.photograph(scan, { tall: false })).rejects.toThrow('uploads/scan.jpg is not')
})

function plain(background: string) {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
}

/** Sixteen bits a channel, tagged as Display P3. The color is given in eight. */
function wideTiff(color: number[]) {
  const pixels = Uint16Array.from({ length: 60 * 40 * 3 }, (_, at) => color[at % 3]! * 0x0101)
  return sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } })
    .pipelineColourspace('rgb16')
    .toColourspace('rgb16')
    .withIccProfile('p3')
    .tiff({ compression: 'none' })
}

function leftBlueRightRed() {
  const red = { create: { width: 30, height: 40, channels: 3, background: '#f00' } } as const
  return plain('#00f')
    .composite([{ input: red, left: 30, top: 0 }])
    .png()
}

async function colorAt(file: string, { left, top }: { left: number; top: number }) {
  return sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
}
