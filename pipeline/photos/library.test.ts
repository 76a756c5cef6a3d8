import { appendFile, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { readGrain } from 'avif-grain/read'
import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'

import { largestJpeg } from '../prints/print.ts'
import { SECRETS, telltaleScan } from '../tests/test-scan.ts'
import { addressesOf, grainy, scan, testLibrary } from '../tests/test-library.ts'
import { openLibrary, readPicture } from './library.ts'

const RIGHTS = {
  creator: 'June Calloway',
  credit: 'Dogwood & Silver',
  copyright: '2024 Dogwood & Silver',
  license: 'https://example.com/terms',
}
const RED = [255, 0, 0]
/** The red of sRGB, as Display P3 counts it. */
const RED_IN_P3 = [234, 51, 35]

test('a print is the right way up', async () => {
  const { printed } = await testLibrary(await leftBlueRightRed().withMetadata({ orientation: 3 }))
  const [photo, file] = await printed('jpg')
  expect(photo.full).toMatchObject({ width: 60, height: 40 })
  await expectColor(file, { left: 2, top: 20 }, RED)
})

test('a tall print shows what is around the focal point', async () => {
  const { library } = await testLibrary(leftBlueRightRed())
  const { photo } = await library.photograph({ ...scan, focal: { x: 0.9, y: 0.5 } }, 'tall')
  expect(photo.tall).toMatchObject({ width: 28, height: 40 })
  const file = await library.print(addressesOf(photo.tall!, 'jpg')[0]!)
  await expectColor(file!, { left: 6, top: 20 }, RED)
})

test('wide colors stay as wide as they are', async () => {
  const red = await plain('#f00').withIccProfile('p3').jpeg().toBuffer()
  const { printed } = await testLibrary(red)
  const [, wide] = await printed('avif', { colors: 'wide' })
  const [, narrow] = await printed('avif')
  await expectColor(wide, { left: 2, top: 20 }, RED_IN_P3)
  expect((await sharp(wide).metadata()).hasProfile).toBe(true)
  expect((await sharp(narrow).metadata()).hasProfile).toBe(false)
})

test('the grain of a scan is in its print, of a gray one without color', async () => {
  const { printed, warnings } = await testLibrary(grainy(6))
  const [, file] = await printed('avif')
  expect(readGrain(file)?.luma.length).toBeGreaterThan(0)
  expect(warnings.join()).not.toContain('without grain')

  const gray = await testLibrary(grainy(6).greyscale().toColourspace('b-w'))
  const grain = readGrain((await gray.printed('avif'))[1])
  expect(grain?.luma.length).toBeGreaterThan(0)
  expect(grain?.chroma).toBeUndefined()
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
  const telltale = await telltaleScan(plain('#a86').resize(1100, 730))
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
    expect(exif !== undefined, address).toBe(width >= 1080)
    for (const secret of SECRETS) expect(print.includes(secret), address).toBe(false)
  }
})

test('exactly the prints that pages ask for are written, and made once', async () => {
  const { library, folders } = await testLibrary(plain('#777').resize(400, 320))
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

  const left = path.join(folders.cache, 'prints', 'left-320-0a.0123456789abcdef.avif')
  await writeFile(left, 'Of a photograph that was taken off.')
  await utimes(left, new Date('2020-01-01'), new Date('2020-01-01'))
  const again = await openLibrary(folders)
  await again.photograph(scan, 'tall')
  const { prints } = await again.writePrints(await temporaryFolder())
  expect(await readdir(path.dirname(left))).not.toContain(path.basename(left))
  expect(prints).toEqual({ made: 0, kept: asked.length })
})

test('a different scan with the same name, and other rights, get different addresses', async () => {
  const { library, folders } = await testLibrary(plain('#777'))
  const addressIn = async ({ photograph }: typeof library, rights = {}) => {
    const settings = { ...scan.settings, rights }
    return (await photograph({ ...scan, settings }, 'whole')).photo.full.address
  }
  const before = [await addressIn(library), await addressIn(library, RIGHTS)]
  await plain('#778').toFile(path.join(folders.uploads, scan.file))
  const after = await addressIn(await openLibrary(folders))
  expect(new Set([...before, after]).size).toBe(3)
})

test('a scan that changes after it was examined is not printed', async () => {
  const { library, folders } = await testLibrary(plain('#777'))
  const { photo } = await library.photograph(scan, 'whole')
  await appendFile(path.join(folders.uploads, scan.file), 'more')

  await expect(library.print(largestJpeg(photo.full))).rejects.toThrow(
    'uploads/scan.jpg changed while',
  )
  expect(await readdir(path.join(folders.cache, 'prints')).catch(() => [])).toEqual([])
})

function plain(background: string): Sharp {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } }).png()
}

function leftBlueRightRed(): Sharp {
  const red = { create: { width: 30, height: 40, channels: 3, background: '#f00' } } as const
  return plain('#00f').composite([{ input: red, left: 30, top: 0 }])
}

async function expectColor(
  file: Uint8Array,
  place: { left: number; top: number },
  expected: number[],
) {
  const pixel = sharp(file, { ignoreIcc: true }).extract({ ...place, width: 1, height: 1 })
  const color = [...(await pixel.removeAlpha().raw().toBuffer())]
  const isNear = color.every((value, channel) => Math.abs(value - expected[channel]!) < 12)
  expect(isNear ? expected : color).toEqual(expected)
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 9"><path d="M0 0h9"/></svg>'
const drawn = sharp(Buffer.from(SVG))
const [PNG, WEBP, TIFF] = await Promise.all([
  drawn.clone().png().toBuffer(),
  drawn.clone().webp().toBuffer(),
  drawn.clone().tiff().toBuffer(),
])

test.for([
  ['area.svg', SVG, 'svg'],
  ['Área.PNG', PNG, 'png'],
  ['area.webp', WEBP, 'webp'],
  // Its address ends as what it is.
  ['area.png', SVG, 'svg'],
] as const)(
  '%s goes online as it is, under an address of its own',
  async ([name, bytes, ending]) => {
    const picture = await readPicture(name, await uploadsWith(name, bytes))
    expect(picture.address).toMatch(new RegExp(`^/uploads/picture-[0-9a-f]{12}\\.${ending}$`))
    expect(Buffer.from(picture.bytes)).toEqual(Buffer.from(bytes))
  },
)

test.for([
  ['area.svg', '', 'uploads/area.svg is no picture that browsers show. Save it as SVG, PNG,'],
  ['area.svg', '<html><script>alert(1)</script></html>', 'is no picture that browsers show.'],
  ['area.tif', TIFF, 'is no picture that browsers show.'],
  ['area.png', Buffer.alloc(2_345_678), 'has 2346 KB, and visitors get it as it is: at most 500'],
] as const)('%s that nobody could see is a mistake', async ([name, bytes, mistake]) => {
  await expect(readPicture(name, await uploadsWith(name, bytes))).rejects.toThrow(mistake)
})

async function uploadsWith(name: string, bytes: string | Uint8Array): Promise<string> {
  const uploads = path.join(await temporaryFolder(), 'uploads')
  await writeFiles(uploads, { [name]: bytes })
  return uploads
}
