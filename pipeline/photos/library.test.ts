import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { addressesOf, scan, testLibrary } from '../tests/test-library.ts'
import { openLibrary } from './library.ts'

test('the picture is printed the right way up', async () => {
  const { printed } = await testLibrary(await leftBlueRightRed().withMetadata({ orientation: 3 }))

  const [photo, file] = await printed('jpg')
  expect(photo.full).toMatchObject({ width: 60, height: 40 })
  const [red, , blue] = await colorAt(file, { left: 2, top: 20 })
  expect(red).toBeGreaterThan(blue! + 100)
})

test('a tall print shows what is around the focal point', async () => {
  const { library } = await testLibrary(leftBlueRightRed().png())
  const { photo } = await library.photograph({ ...scan, focal: { x: 0.9, y: 0.5 } }, 'tall')

  expect(photo.tall).toMatchObject({ width: 28, height: 40 })
  const file = await library.print(addressesOf(photo.tall!, 'jpg')[0]!)
  const [red, , blue] = await colorAt(file!, { left: 6, top: 20 })
  expect(red).toBeGreaterThan(blue! + 100)
})

test('exactly the prints that pages ask for are written, and made once', async () => {
  const { library, folders } = await testLibrary(plain('#777').resize(500, 400).png())
  const { photo } = await library.photograph(scan, 'tall')
  const asked = [photo.full, photo.tall!].flatMap((prints) => [
    ...addressesOf(prints, 'avif'),
    ...addressesOf(prints, 'jpg'),
  ])
  const folder = await temporaryFolder()
  await library.writePrints(folder)
  const written = await readdir(path.join(folder, 'uploads'))
  expect(written.map((name) => `/uploads/${name}`).toSorted()).toEqual(asked.toSorted())
  expect(await library.print('/uploads/scan.jpg')).toBeUndefined()

  const again = await openLibrary(folders)
  await again.photograph(scan, 'tall')
  const { prints } = await again.writePrints(await temporaryFolder())
  expect(prints).toEqual({ made: 0, kept: asked.length })
})

test('printing deletes what no build has used for a week', async () => {
  const { library, folders } = await testLibrary(plain('#777').png())
  const left = path.join(folders.cache, 'prints', 'left-320-0a.0123456789abcdef.avif')
  await mkdir(path.dirname(left), { recursive: true })
  await writeFile(left, '')
  await utimes(left, new Date('2020-01-01'), new Date('2020-01-01'))

  await library.writePrints(await temporaryFolder())
  expect(await readdir(path.dirname(left))).toEqual([])
})

test('a full disk stops printing, with the reason', async () => {
  const { library } = await testLibrary(plain('#777').png())
  await library.photograph(scan, 'whole')
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'uploads'), '')
  await expect(library.writePrints(folder)).rejects.toMatchObject({ code: 'EEXIST' })
})

test('a different scan with the same name gets different addresses', async () => {
  const { library, folders } = await testLibrary(plain('#777').png())
  const { photo: before } = await library.photograph(scan, 'whole')

  await plain('#778').png().toFile(path.join(folders.uploads, scan.file))
  const { photo: after } = await (await openLibrary(folders)).photograph(scan, 'whole')
  expect(after.full.address).not.toBe(before.full.address)
})

function plain(background: string) {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
}

function leftBlueRightRed() {
  const red = { create: { width: 30, height: 40, channels: 3, background: '#f00' } } as const
  return plain('#00f')
    .composite([{ input: red, left: 30, top: 0 }])
    .png()
}

async function colorAt(file: Uint8Array, { left, top }: { left: number; top: number }) {
  return sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
}
