import { appendFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'

import { graftGrain } from 'avif-grain/graft'
import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { readGrain } from 'avif-grain/read'
import { UnsupportedAvif } from 'avif-grain/unsupported'
import { SECRETS, telltaleScan } from '../tests/telltale-scan.ts'
import { addressesOf, scan, testLibrary } from '../tests/test-library.ts'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { largestJpeg } from '../prints/print.ts'
import { openLibrary } from './library.ts'

vi.mock('avif-grain/graft', { spy: true })
afterEach(() => void vi.mocked(graftGrain).mockRestore())

const RIGHTS = {
  creator: 'June Calloway',
  credit: 'Dogwood & Silver',
  copyright: '2024 Dogwood & Silver',
  license: 'https://example.com/terms',
}

test('the grain of a scan is in its print', async () => {
  const { printed, warnings } = await testLibrary(grainy(6))
  const [, file] = await printed('avif')
  expect(readGrain(file)?.luma.length).toBeGreaterThan(0)
  expect(warnings.join()).not.toContain('without grain')
})

test('the grain of a gray scan is in its print, without color', async () => {
  const { printed } = await testLibrary(grainy(6).greyscale().toColourspace('b-w'))
  const [, file] = await printed('avif')
  expect(readGrain(file)?.luma.length).toBeGreaterThan(0)
  expect(readGrain(file)?.chroma).toBeUndefined()
})

test('a print whose grain cannot be written has a higher quality, and the owner gets a warning', async () => {
  vi.mocked(graftGrain).mockImplementation(() => {
    throw new UnsupportedAvif('It is odd.')
  })
  const { printed, warnings } = await testLibrary(grainy(6))
  const [, file] = await printed('avif')
  const plain = await (await testLibrary(grainy(6))).printed('avif', { grain: 'off' })

  expect(readGrain(file)).toBeUndefined()
  expect(file.length).toBeGreaterThan(plain[1].length)
  expect(warnings).toContain('uploads/scan.jpg is printed without grain: It is odd.')
})

test('the grain of others on the same film decides how much a frame may have', async () => {
  const { folders } = await testLibrary(grainy(9))
  const roll = ['scan.jpg', 'one.png', 'two.png', 'three.png']
  for (const file of roll.slice(1)) await grainy(3).toFile(path.join(folders.uploads, file))

  const alone = await (await openLibrary(folders)).photograph(scan, 'whole')
  const among = await (await openLibrary(folders)).photograph({ ...scan, roll }, 'whole')
  expect(among.photo.full.address).not.toBe(alone.photo.full.address)
})

test('every print has its rights, large ones in Exif too, and none has GPS data', async () => {
  const large = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a86' } })
  const telltale = await telltaleScan(large)
  for (const secret of SECRETS) expect(telltale.includes(secret), secret).toBe(true)
  const { library } = await testLibrary(telltale)
  await library.photograph({ ...scan, settings: { ...scan.settings, rights: RIGHTS } }, 'tall')

  const folder = await temporaryFolder()
  await library.writePrints(folder)
  for (const address of await readdir(path.join(folder, 'uploads'))) {
    const print = await readFile(path.join(folder, 'uploads', address))
    const width = Number(/-(\d+)-\w+\.\w+$/.exec(address)?.[1])
    const { xmp, exif } = await sharp(print).metadata()
    expect(xmp?.toString(), address).toContain('<rdf:li>June Calloway</rdf:li>')
    expect(xmp?.toString(), address).toContain('WebStatement="https://example.com/terms"')
    expect(exif !== undefined, address).toBe(width >= 1080)
    for (const secret of SECRETS) expect(print.includes(secret), address).toBe(false)
  }
})

test('changed rights change the address of every print', async () => {
  const { library } = await testLibrary(grainy(3))
  const under = async (rights: typeof RIGHTS) => {
    const settings = { ...scan.settings, rights }
    return (await library.photograph({ ...scan, settings }, 'whole')).photo.full.address
  }
  expect(await under(RIGHTS)).not.toBe(await under({ ...RIGHTS, credit: 'Others' }))
})

test('wide colors stay as wide as they are', async () => {
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: '#f00' } })
  const { printed } = await testLibrary(await red.withIccProfile('p3').jpeg().toBuffer())
  const [, wide] = await printed('avif', { colors: 'wide' })
  const [, narrow] = await printed('avif')

  // The red of sRGB, as Display P3 counts it.
  const pixels = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
  for (const [channel, value] of [234, 51, 35].entries()) {
    expect(Math.abs(pixels[channel]! - value)).toBeLessThan(8)
  }
  expect((await sharp(wide).metadata()).hasProfile).toBe(true)
  expect((await sharp(narrow).metadata()).hasProfile).toBe(false)
})

test('a scan that changes after it was examined is not printed', async () => {
  const { library, folders } = await testLibrary(grainy(3))
  const { photo } = await library.photograph(scan, 'whole')
  await appendFile(path.join(folders.uploads, scan.file), 'more')

  await expect(library.print(largestJpeg(photo.full))).rejects.toThrow(
    'uploads/scan.jpg changed while',
  )
  expect(await readdir(path.join(folders.cache, 'prints')).catch(() => [])).toEqual([])
})

test('a print requested twice at once is made once', async () => {
  const { library } = await testLibrary(grainy(6))
  const { photo } = await library.photograph(scan, 'whole')
  const [address = ''] = addressesOf(photo.full, 'avif')
  await Promise.all([library.print(address), library.print(address)])
  expect(graftGrain).toHaveBeenCalledOnce()
})

function grainy(sigma: number) {
  const { data, ...raw } = grainyPicture({ width: 300, height: 200, sigma, coarse: true })
  return sharp(data, { raw }).png()
}
