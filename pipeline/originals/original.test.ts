import { appendFileSync } from 'node:fs'
import { mkdir, readdir, rename, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { storedName } from '../model/file-name.ts'
import { latinSlug, slug } from '../model/names.ts'
import { tiff } from '../tests/test-scan.ts'
import { examine } from './examine.ts'
import { listFiles, whyMissing } from './find-scan.ts'
import { openOriginals } from './original.ts'
import { upright, type Gamut } from './upright.ts'

test('a scan is examined once, under whatever name, until it is written again', async () => {
  const { uploads, cache, put, read } = await temporaryUploads()
  const date = new Date('2026-01-01')
  const scan = await put('a.png', '#a00')
  await utimes(scan, date, date)
  const { hash } = await read('a.png')
  await rename(scan, path.join(uploads, 'b.png'))
  expect(await read('b.png')).toMatchObject({ file: 'b.png', hash })
  expect(await readdir(path.join(cache, 'originals'))).toHaveLength(1)

  await utimes(await put('b.png', '#0a0'), date, date)
  expect((await read('b.png')).placeholder.color).toBe('#00aa00')
})

test('a scan that changes while it is examined is refused', async () => {
  const { put, read } = await temporaryUploads()
  const scan = await put('a.png', '#a00')
  // Before it is decoded.
  vi.spyOn(sharp, 'cache').mockImplementationOnce(() => void appendFileSync(scan, 'more') as never)
  await expect(read('a.png')).rejects.toThrow('uploads/a.png is still changing.')
})

test('a folder, a link and a path out of uploads are refused, and are not listed', async () => {
  const { uploads, put, read } = await temporaryUploads()
  const elsewhere = await (await temporaryUploads()).put('private.png', '#a00')
  await put('spare.png', '#a00')
  await mkdir(path.join(uploads, 'folder.jpg'))
  const links = { 'out.png': elsewhere, 'in.png': 'spare.png', 'endless.png': 'endless.png' }
  for (const [name, target] of Object.entries(links))
    await symlink(target, path.join(uploads, name))

  await expect(read('folder.jpg')).rejects.toThrow('uploads/folder.jpg is a folder.')
  for (const link of Object.keys(links))
    await expect(read(link)).rejects.toThrow(`uploads/${link} is a link. Put`)
  await expect(read(path.relative(uploads, elsewhere))).rejects.toThrow('is not there.')
  expect(await listFiles(uploads)).toEqual(['spare.png'])
})

const grains = { type: 'gaussian', mean: 128, sigma: 30 } as const
const noise = sharp({
  create: { width: 1200, height: 120, channels: 3, background: '#000', noise: grains },
})

test.for(['jpeg', 'png', 'tiff', 'webp', 'avif'] as const)(
  'a %s is accepted whole, and refused in part',
  async (format) => {
    // In a hurry, where that makes a difference.
    const options = format === 'avif' ? { effort: 0 } : {}
    const scan = await noise.clone().toFormat(format, options).toBuffer()
    expect(await examined(scan)).toMatchObject({
      width: 1200,
      height: 120,
      format: format === 'avif' ? 'heif' : format,
      reading: { profiled: false, gray: false },
      warnings: [],
      placeholder: { color: expect.stringMatching(/^#[78][0-9a-f][78][0-9a-f][78][0-9a-f]$/) },
    })
    for (const part of [0.01, 0.5, 0.99]) {
      const most = scan.subarray(0, Math.ceil(scan.length * part))
      expect(await refusal(most)).toContain('uploads/scan.jpg is damaged')
    }
  },
)

test('a PNG or TIFF with a hole in the middle is refused', async () => {
  for (const picture of [noise.clone().png(), noise.clone().blur(9).tiff({ compression: 'lzw' })]) {
    const scan = await picture.toBuffer()
    const middle = Math.floor(scan.length / 2)
    scan.fill(0xff, middle, middle + 500)
    expect(await refusal(scan)).toContain('uploads/scan.jpg is damaged')
  }
})

test('the size is that of the picture the right way up', async () => {
  const sideways = noise.clone().withMetadata({ orientation: 6 }).jpeg()
  expect(await examined(sideways)).toMatchObject({ width: 120, height: 1200 })
})

test('bytes after the end of a photograph are ignored', async () => {
  const jpeg = await noise.clone().jpeg().toBuffer()
  const behind = Buffer.from('<script>alert(1)</script>')
  expect(await examined(Buffer.concat([jpeg, behind]))).toMatchObject({ width: 1200 })
})

test('metadata that would decompress to hundreds of megabytes is skipped', async () => {
  const bomb = deflateSync(Buffer.alloc(2e8), { level: 1 })
  const png = await noise.clone().png().toBuffer()
  const before = process.resourceUsage().maxRSS
  for (const start of ['iCCPp\0\0', 'zTXtComment\0\0']) {
    const body = Buffer.concat([Buffer.from(start, 'latin1'), bomb])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length - 4)
    sum.writeUInt32BE(crc32(body))
    const scan = Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)])
    expect(await examined(scan)).toMatchObject({ width: 1200 })
  }
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(150_000)
})

const WAY = 'is damaged, or saved in a way that cannot be read here.'
const RAW = 'is a camera raw file.'
const LFS = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'

test.for<[what: string, start: string, sentence: string]>([
  ['nothing', '', 'is empty (0 bytes)'],
  ['a Git LFS pointer', LFS, 'is a pointer of Git LFS, which only says where the scan is.'],
  ['an iCloud placeholder', 'bplist00\xd3\x01NSURLNameKey', 'is the sign of iCloud'],
  ['a CR2', 'II*\0\x10\0\0\0CR\x02\0', RAW],
  ['a HEIC', '\0\0\0\x18ftypheic', 'is a HEIC photograph,'],
  ['the beginning of a JPEG', '\xff\xd8\xff\xe1\xff\xffAAAA', 'is damaged'],
  ['a PDF', '%PDF-1.7\n', WAY],
  ['a video', '\0\0\0\x20ftypisom', WAY],
  ['a web page', '\xef\xbb\xbf\n<!DOCTYPE html><svg></svg>', WAY],
  ['anything else', '\x07\x07\x07', WAY],
])('%s is refused by what it is, whatever its name', async ([, start, sentence]) => {
  expect(await refusal(Buffer.from(start, 'latin1'))).toContain(`uploads/scan.jpg ${sentence}`)
})

test('a photograph of a kind that is not printed says what to send', async () => {
  const gif = await noise.clone().resize(30).gif().toBuffer()
  const huge = tiff({ color: [90], bits: 8, height: 17_000, width: 17_000, hollow: true })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  expect(await refusal(gif)).toContain('is a file of the kind gif. Send a JPEG,')
  expect(await refusal(svg)).toContain('is a file of the kind svg. Send a JPEG,')
  expect(await refusal(tiff({ color: [90], bits: 8 }), 'frame.CR2')).toContain(`CR2 ${RAW}`)
  expect(await refusal(huge)).toContain('is too large: 17,000 × 17,000 pixels.')
})

const BROWN = [180, 90, 60]
const CHANNEL = /^has a channel besides its colors/
const UNTAGGED = /^has no color profile, so its colors are taken for sRGB/

test.for<[what: string, colors: number[], bits: 8 | 16, said: RegExp[]]>([
  ['three channels', BROWN, 8, []],
  ['sixteen bits without a profile', BROWN, 16, [UNTAGGED]],
  ['a saved selection', [...BROWN, 0], 8, [CHANNEL]],
  ['infrared', [...BROWN, 128], 16, [UNTAGGED, CHANNEL]],
])(
  'a scan of %s is printed in its colors alone, and that is said',
  async ([, color, bits, said]) => {
    const scan = await examined(tiff({ color, colors: 3, bits }), 'scan.tif')
    const warnings = scan.warnings.filter((one) => !one.startsWith('is only'))
    expect(warnings).toEqual(said.map((one) => expect.stringMatching(one)))
    expect(await colorOf(scan)).toEqual(BROWN)
  },
)

test('a scan in the colors of inks is printed in those of screens, and that is said', async () => {
  const scan = await examined(tiff({ color: [0, 255, 255, 0], bits: 8 }), 'scan.tif')
  expect(scan.warnings.join()).toContain('is in the colors of inks (CMYK)')
  expect(await colorOf(scan)).toEqual([232, 0, 0])
})

test('a small size and a second page get warnings, and the first page is printed', async () => {
  const scan = tiff({ color: BROWN, bits: 8, width: 600, height: 400, pages: 3 })
  const strip = tiff({ color: BROWN, bits: 8, width: 4500, height: 40 })
  expect((await examined(scan)).warnings).toEqual([
    expect.stringMatching(/^is only 600 × 400 pixels, and will look soft/),
    expect.stringMatching(/^holds 3 pictures\. Only the first one is printed/),
  ])
  expect((await examined(strip)).warnings).toEqual([
    expect.stringContaining('is a strip of 4,500 × 40 pixels'),
  ])
})

// What it is in sRGB by https://www.w3.org/TR/css-color-4/#color-conversion-code.
test('a color in Display P3 keeps its looks, in 8 and 16 bits, and gray stays gray', async () => {
  const brown = sharp({ create: { width: 9, height: 6, channels: 3, background: '#b45a3c' } })
  const icc = (await sharp(await brown.withIccProfile('p3').png().toBuffer()).metadata()).icc!
  for (const bits of [8, 16] as const) {
    const scan = await examined(tiff({ color: BROWN, bits, profile: icc }), 'scan.tif')
    expectNear(await colorOf(scan), [193, 83, 51])
    expectNear(await colorOf(scan, 'wide'), BROWN)
    // No screen of sRGB has it.
    const red = await examined(tiff({ color: [250, 10, 10], bits, profile: icc }), 'red.tif')
    expectNear(await colorOf(red, 'wide'), [250, 10, 10])
    expectNear(
      await colorOf(await examined(tiff({ color: [128], bits }), 'gray.tif')),
      [128, 128, 128],
    )
  }
})

test('a WebP that was replaced by another is decoded again', async () => {
  const place = path.join(await temporaryFolder(), 'scan.webp')
  for (const background of ['#f00', '#00f']) {
    await sharp({ create: { width: 9, height: 6, channels: 3, background } })
      .webp()
      .toFile(place)
    const [red = 0] = await colorOf({ place, ...(await examine(place, 'scan.webp')) })
    expect(red > 128).toBe(background === '#f00')
  }
})

// Of two that look the same, the one that is written is meant.
test.for<[onDisk: string, written: string, other?: string]>([
  ['a veil.jpg', 'a veil.jpg', 'a\u00a0veil.jpg'],
  ['Café.jpg'.normalize('NFD'), 'Café.jpg'.normalize('NFC')],
  ['Café.jpg'.normalize('NFC'), 'Café.jpg'.normalize('NFD')],
  ['veil.jpg ', 'veil.jpg'],
  ['Shot at 3.00\u202fPM.jpg', 'Shot at 3.00 PM.jpg'],
  ['veil.jpg\u200e', 'veil.jpg'],
])('%j is found for %j, which looks the same', ([onDisk, written, other = 'gate.jpg']) => {
  expect(storedName([other, onDisk], written)).toBe(onDisk)
})

const ELSEWHERE = 'is not there. Put the scan there'

test.for<[onDisk: string, written: string, advice: string]>([
  ['Veil.JPG', 'veil.jpg', 'is not there, but Veil.JPG is.'],
  ['veil.tif', 'veil.jpg', 'is not there, but veil.tif is.'],
  ['veil.jpg.jpg', 'veil.jpg', 'is not there, but veil.jpg.jpg is.'],
  ['veil.jpg', '“veil.jpg”', 'is not there, but veil.jpg is.'],
  ['.veil.jpg.icloud', 'Veil.jpg', 'is not there, but .veil.jpg.icloud is: the sign of iCloud'],
  ['gate.tif', 'veil.jpg', ELSEWHERE],
  ['veil.xmp', 'veil.jpg', ELSEWHERE],
  ['veil-2.jpg', 'veil.jpg', ELSEWHERE],
])('%s is not what is found for %s, and it is said: %s', ([onDisk, written, advice]) => {
  expect(storedName([onDisk], written)).toBeUndefined()
  expect(whyMissing([onDisk], written)).toContain(advice)
})

test.for<[name: string, expected: string]>([
  ['Veil 1 (2).jpg', 'veil-1-2'],
  ['Café.jpg'.normalize('NFD'), 'cafe'],
  ['../../etc.jpg', 'etc'],
  ['() – & +.jpg', ''],
  ['Müller & Søn, Łódź, Straße, Æbleø, Đorđe.jpg', 'muller-son-lodz-strasse-aebleo-dorde'],
])('%s becomes "%s"', ([name, expected]) => {
  expect(slug(name)).toBe(expected)
})

test('names that differ in what an address cannot hold are told apart by a checksum', () => {
  const names = ['шары 1.jpg', 'кит 1.jpg', 'кит 1.TIF', '婚礼.jpg', `${'x'.repeat(300)}.jpg`]
  const [balloons, whale, whaleAgain, wedding, long] = names.map(slug)
  for (const one of [balloons, whale]) expect(one).toMatch(/^1-[0-9a-f]{8}$/)
  expect(whale).not.toBe(balloons)
  expect(whaleAgain).toBe(whale)
  expect(wedding).toMatch(/^[0-9a-f]{8}$/)
  expect(long).toMatch(/^x{100}-[0-9a-f]{8}$/)
  expect(names.map(latinSlug)).toEqual(['1', '1', '1', '', 'x'.repeat(100)])
})

async function temporaryUploads() {
  const root = await temporaryFolder()
  const folders = { uploads: path.join(root, 'uploads'), cache: path.join(root, '.cache') }
  await mkdir(folders.uploads)
  return {
    ...folders,

    /** Reads a scan. Every call is another build's. */
    read: async (file: string) => (await openOriginals(folders, () => {})).original(file),

    /** Puts a PNG of one color there, uncompressed so that all are equally long. Gives its path. */
    async put(file: string, background: string): Promise<string> {
      const scan = path.join(folders.uploads, file)
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      await writeFile(scan, await picture.png({ compressionLevel: 0 }).toBuffer())
      return scan
    },
  }
}

async function examined(scan: Sharp | Buffer | string, file = 'scan.jpg') {
  const place = path.join(await temporaryFolder(), file)
  const bytes = typeof scan === 'object' && 'toBuffer' in scan ? await scan.toBuffer() : scan
  await writeFile(place, bytes)
  return { place, ...(await examine(place, file)) }
}

async function colorOf(
  { place, reading }: Awaited<ReturnType<typeof examined>>,
  gamut: Gamut = 'srgb',
) {
  const picture = await upright(place, reading, gamut)
  return [...(await picture.resize(1, 1).raw().toBuffer())]
}

async function refusal(scan: Sharp | Buffer | string, file?: string): Promise<string> {
  return examined(scan, file).then(
    () => 'accepted',
    ({ message }) => message,
  )
}

function expectNear(color: number[], expected: number[]) {
  const far = color.some((value, channel) => Math.abs(value - expected[channel]!) > 3)
  expect(far ? color : expected).toEqual(expected)
}
