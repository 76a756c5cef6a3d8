import { appendFile, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'

import { graftGrain } from 'avif-grain/graft'
import { readGrain } from 'avif-grain/read'
import { grainyPicture } from 'avif-grain/tests/grainy-picture'
import { UnsupportedAvif } from 'avif-grain/unsupported'
import { temporaryFolder, writeFiles } from '@studio/hosts/tests/temporary-folder'

import type { Description, FilmStockWithHue, Photograph, Prints } from '../model/photo.ts'
import { largestJpeg } from '../prints/print.ts'
import { openLibrary, readPicture } from './library.ts'
import { stylesheet } from './stylesheet.ts'

vi.mock('avif-grain/graft', { spy: true })

/** What content says of the one scan in a test library. */
const scan: Description = {
  file: 'scan.jpg',
  alt: 'A gate',
  film: { name: 'Portra 400', className: 'film-portra-400' } as FilmStockWithHue,
  focal: { x: 0.5, y: 0.5 },
  roll: ['scan.jpg'],
  settings: { grain: 'auto', colors: 'srgb', rights: {} },
}

const RIGHTS = {
  creator: 'June Calloway',
  credit: 'Dogwood & Silver',
  copyright: '2024 Dogwood & Silver',
  license: 'https://example.com/terms',
}
const RED = [255, 0, 0]
/** The red of sRGB, as Display P3 counts it. */
const RED_IN_P3 = [234, 51, 35]

test('a print is the right way up, and so is its size', async () => {
  const { library, printed } = await testLibrary(
    leftBlueRightRed().withMetadata({ orientation: 6 }),
  )
  const { photo } = await library.photograph(scan, 'whole')
  expect(photo.full).toMatchObject({ width: 40, height: 60 })
  await expectColor(await printed('jpg'), { left: 20, top: 57 }, RED)
})

test('a tall print shows what is around the focal point', async () => {
  const { library } = await testLibrary(leftBlueRightRed())
  const { photo } = await library.photograph({ ...scan, focal: { x: 0.9, y: 0.5 } }, 'tall')
  expect(photo.tall).toMatchObject({ width: 28, height: 40 })
  const file = await library.print(largestJpeg(photo.tall!))
  await expectColor(file!, { left: 6, top: 20 }, RED)
})

test('wide colors stay as wide as they are', async () => {
  const { printed } = await testLibrary(plain('#f00').withIccProfile('p3').jpeg())
  const wide = await printed('avif', { colors: 'wide' })
  await expectColor(wide, { left: 2, top: 20 }, RED_IN_P3)
  expect((await sharp(wide).metadata()).hasProfile).toBe(true)
  expect((await sharp(await printed('avif')).metadata()).hasProfile).toBe(false)
})

test('the grain of a scan is in its print, of a gray one without color', async () => {
  const { printed, warnings } = await testLibrary(grainy(6))
  expect(readGrain(await printed('avif'))?.luma.length).toBeGreaterThan(0)
  expect(warnings.join()).not.toContain('without grain')

  const gray = await testLibrary(grainy(6).greyscale().toColourspace('b-w'))
  const grain = readGrain(await gray.printed('avif'))
  expect(grain?.luma.length).toBeGreaterThan(0)
  expect(grain?.chroma).toBeUndefined()
})

test('a print whose grain cannot be written has a higher quality, and the owner gets a warning', async () => {
  vi.mocked(graftGrain).mockImplementationOnce(() => {
    throw new UnsupportedAvif('It is odd.')
  })
  const { printed, warnings } = await testLibrary(grainy(6))
  const file = await printed('avif')
  expect(readGrain(file)).toBeUndefined()
  expect(file.length).toBeGreaterThan((await printed('avif', { grain: 'off' })).length)
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

/** What is in such a scan, and may be in no print of it. */
const SECRETS = ['F3-SERIAL', 'Scanner 1.0', '51-NORTH', 'EDITED']

test('every print has its rights, large ones in Exif too, and none has GPS data', async () => {
  const telltale = await plain('#a86')
    .resize(1100, 730)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- EDITED --></x:xmpmeta>')
    .withExif({
      IFD0: { Software: 'Scanner 1.0' },
      IFD2: { BodySerialNumber: 'F3-SERIAL' },
      IFD3: { GPSMapDatum: '51-NORTH' },
    })
    .jpeg()
    .toBuffer()
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
  const addressIn = async (opened: typeof library, rights = {}) => {
    const settings = { ...scan.settings, rights }
    return (await opened.photograph({ ...scan, settings }, 'whole')).photo.full.address
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
  const print = library.print(largestJpeg(photo.full))
  await expect(print).rejects.toThrow('uploads/scan.jpg changed while')
  expect(await readdir(path.join(folders.cache, 'prints')).catch(() => [])).toEqual([])
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 9"><path d="M0 0h9"/></svg>'
const drawn = sharp(Buffer.from(SVG))

test.for([
  ['area.svg', 'svg'],
  ['Área.PNG', 'png'],
  ['area.webp', 'webp'],
  // Its address ends as what it is.
  ['area.png', 'svg'],
] as const)(
  '%s, a picture as %s, goes online as it is, under an address of its own',
  async (row) => {
    const [name, format] = row
    const bytes = format === 'svg' ? SVG : await drawn.clone().toFormat(format).toBuffer()
    const picture = await pictureOf(name, bytes)
    expect(picture.address).toMatch(new RegExp(`^/uploads/picture-[0-9a-f]{12}\\.${format}$`))
    expect(Buffer.from(picture.bytes)).toEqual(Buffer.from(bytes))
  },
)

test.for([
  ['area.svg', '', 'uploads/area.svg is no picture that browsers show. Save it as SVG, PNG,'],
  ['area.svg', '<html><script>alert(1)</script></html>', 'is no picture that browsers show.'],
  ['area.tif', await drawn.tiff().toBuffer(), 'is no picture that browsers show.'],
  ['area.png', Buffer.alloc(2_345_678), 'has 2346 KB, and visitors get it as it is: at most 500'],
] as const)('%s that nobody could see is a mistake', async ([name, bytes, mistake]) => {
  await expect(pictureOf(name, bytes)).rejects.toThrow(mistake)
})

test('a photograph has its shape, focal point, color and thumbnail, in the layer of its folder', () => {
  const [pier, gate] = [photograph('pier'), photograph('gate')]
  const frame = { ...photograph('frame'), isSmall: true }
  // Moved up to keep the head above the face.
  const faces = [0.1, 0.25, 0.9].map((y) => {
    const upright = photograph(`face-${y * 100}`, { width: 1600, height: 2400 })
    return { ...upright, focal: { x: 0.4, y } }
  })
  expect(stylesheet([pier, frame, pier], [pier, gate, ...faces])).toBe(`@layer base {
.film-portra-400{--stock:#f6b1ab}
.photo-face-10{--ratio:0.6667;--tone:#a99790;--focus-x:40%;--focus-y:0%}
.photo-face-25{--ratio:0.6667;--tone:#a99790;--focus-x:40%;--focus-y:10%}
.photo-face-90{--ratio:0.6667;--tone:#a99790;--focus-x:40%;--focus-y:100%}
.photo-frame{--ratio:1.5;--tone:#a99790}
.photo-gate{--ratio:1.5;--tone:#a99790;--focus-x:50%;--focus-y:12.5%}
.photo-pier{--ratio:1.5;--tone:#a99790;--focus-x:50%;--focus-y:12.5%;--blur:url(data:image/webp;base64,pier)}
}
`)
})

/** A library of one scan. Removed when the test is over. */
async function testLibrary(picture: Sharp | Buffer) {
  const folder = await temporaryFolder()
  const folders = { uploads: path.join(folder, 'uploads'), cache: path.join(folder, '.cache') }
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer()
  await writeFiles(folders.uploads, { [scan.file]: bytes })

  const warnings: string[] = []
  const library = await openLibrary(folders, (warning) => warnings.push(warning))
  return {
    library,
    folders,
    warnings,

    /** The narrowest print of the scan. */
    async printed(format: 'avif' | 'jpg', settings: Partial<Description['settings']> = {}) {
      const description = { ...scan, settings: { ...scan.settings, ...settings } }
      const { photo } = await library.photograph(description, 'whole')
      return Buffer.from((await library.print(addressesOf(photo.full, format)[0]!))!)
    },
  }
}

/** The addresses of prints, narrowest first. */
function addressesOf(prints: Prints, format: 'avif' | 'jpg'): string[] {
  return prints[format].map((width) =>
    prints.address.replace('{width}', `${width}`).replace('{format}', format),
  )
}

/** A picture with grain in clumps, of this strength. */
function grainy(sigma: number): Sharp {
  const { data, ...raw } = grainyPicture({ width: 300, height: 200, sigma, coarse: true })
  return sharp(data, { raw }).png()
}

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

async function pictureOf(name: string, bytes: string | Uint8Array) {
  const uploads = path.join(await temporaryFolder(), 'uploads')
  await writeFiles(uploads, { [name]: bytes })
  return readPicture(name, uploads)
}

function photograph(name: string, full = { width: 2400, height: 1600 }): Photograph {
  const film = { className: 'film-portra-400' }
  const photo = { className: `photo-${name}`, film, full } as Photograph['photo']
  const placeholder = { color: '#a99790', thumbnail: name }
  return { photo, placeholder, focal: { x: 0.5, y: 0.125 }, hue: '#f6b1ab', rights: {} }
}
