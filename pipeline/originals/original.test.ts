import { appendFileSync } from 'node:fs'
import { copyFile, mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { storedName } from '../model/file-name.ts'
import { latinSlug, slug } from '../model/names.ts'
import { tiff } from '../tests/test-scan.ts'
import { examine } from './examine.ts'
import { listFiles, whyMissing } from './find-scan.ts'
import { openOriginals } from './original.ts'
import { upright, type Gamut } from './upright.ts'

// As WebP, of which the decoder would keep the picture of before.
test('a scan is examined once, under whatever name, until it is written again', async () => {
  const { uploads, cache, put, read } = await temporaryUploads()
  const date = new Date('2026-01-01')
  const scan = await put('a.webp', '#a00')
  await utimes(scan, date, date)
  const { hash } = await read('a.webp')
  await copyFile(scan, path.join(uploads, 'b.webp'))
  expect(await read('b.webp')).toMatchObject({ file: 'b.webp', hash })
  expect(await readdir(path.join(cache, 'originals'))).toHaveLength(1)

  await utimes(await put('a.webp', '#0a0'), date, date)
  expect((await read('a.webp')).placeholder.color).toBe('#00aa00')
})

test('a scan that changes while it is examined is refused', async () => {
  const { put, read } = await temporaryUploads()
  const scan = await put('a.webp', '#a00')
  // Before it is decoded.
  vi.spyOn(sharp, 'cache').mockImplementationOnce(() => void appendFileSync(scan, 'more') as never)
  await expect(read('a.webp')).rejects.toThrow('uploads/a.webp is still changing.')
})

test('a folder, a link and a path out of uploads are refused, and are not listed', async () => {
  const { uploads, put, read } = await temporaryUploads()
  const elsewhere = await (await temporaryUploads()).put('private.webp', '#a00')
  await put('spare.webp', '#a00')
  await mkdir(path.join(uploads, 'folder.jpg'))
  const links = { 'out.webp': elsewhere, 'in.webp': 'spare.webp', 'endless.webp': 'endless.webp' }
  for (const [name, target] of Object.entries(links))
    await symlink(target, path.join(uploads, name))

  await expect(read('folder.jpg')).rejects.toThrow('uploads/folder.jpg is a folder.')
  for (const link of Object.keys(links))
    await expect(read(link)).rejects.toThrow(`uploads/${link} is a link. Put`)
  await expect(read(path.relative(uploads, elsewhere))).rejects.toThrow('is not there.')
  expect(await listFiles(uploads)).toEqual(['spare.webp'])
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
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const GIF = await noise.clone().resize(30).gif().toBuffer()
const HUGE = tiff({ color: [90], bits: 8, height: 17_000, width: 17_000, hollow: true })

test.for<[what: string, scan: string | Buffer, sentence: string, file?: string]>([
  ['nothing', '', 'is empty (0 bytes)'],
  ['a Git LFS pointer', LFS, 'is a pointer of Git LFS, which only says where the scan is.'],
  ['an iCloud placeholder', 'bplist00\xd3\x01NSURLNameKey', 'is the sign of iCloud'],
  ['a CR2', 'II*\0\x10\0\0\0CR\x02\0', RAW],
  ['a CR2 by its name', tiff({ color: [90], bits: 8 }), RAW, 'frame.CR2'],
  ['a HEIC', '\0\0\0\x18ftypheic', 'is a HEIC photograph,'],
  ['the beginning of a JPEG', '\xff\xd8\xff\xe1\xff\xffAAAA', 'is damaged'],
  ['a PDF', '%PDF-1.7\n', WAY],
  ['a video', '\0\0\0\x20ftypisom', WAY],
  ['a web page', '\xef\xbb\xbf\n<!DOCTYPE html><svg></svg>', WAY],
  ['a GIF', GIF, 'is a file of the kind gif. Send a JPEG,'],
  ['an SVG', SVG, 'is a file of the kind svg. Send a JPEG,'],
  ['a poster', HUGE, 'is too large: 17,000 × 17,000 pixels.'],
  ['anything else', '\x07\x07\x07', WAY],
])('%s is refused, and it is said why', async ([, scan, sentence, file = 'scan.jpg']) => {
  const bytes = typeof scan === 'string' ? Buffer.from(scan, 'latin1') : scan
  expect(await refusal(bytes, file)).toContain(`uploads/${file} ${sentence}`)
})

const BROWN = [180, 90, 60]
const GRAY = [128, 128, 128]
const RED = [250, 10, 10]
const CHANNEL = /^has a channel besides its colors/
const UNTAGGED = /^has no color profile, so its colors are taken for sRGB/
const INKS = /^is in the colors of inks \(CMYK\)/

const p3 = await noise.clone().withIccProfile('p3').png().toBuffer()
const { icc: profile } = await sharp(p3).metadata()

type Colored = Parameters<typeof tiff>[0]

test.for<[what: string, scan: Colored, print: number[], said?: RegExp[], gamut?: Gamut]>([
  ['three channels', { color: BROWN, bits: 8 }, BROWN],
  ['sixteen bits without a profile', { color: BROWN, bits: 16 }, BROWN, [UNTAGGED]],
  ['a saved selection', { color: [...BROWN, 0], colors: 3, bits: 8 }, BROWN, [CHANNEL]],
  ['infrared', { color: [...BROWN, 128], colors: 3, bits: 16 }, BROWN, [UNTAGGED, CHANNEL]],
  ['grays', { color: [128], bits: 8 }, GRAY],
  ['grays in sixteen bits', { color: [128], bits: 16 }, GRAY, [UNTAGGED]],
  ['inks', { color: [0, 255, 255, 0], bits: 8 }, [232, 0, 0], [INKS]],
  ...([8, 16] as const).flatMap((bits): [string, Colored, number[], RegExp[], Gamut][] => [
    // What it is in sRGB by https://www.w3.org/TR/css-color-4/#color-conversion-code.
    ['Display P3', { color: BROWN, bits, profile }, [193, 83, 51], [], 'srgb'],
    ['Display P3, as wide', { color: BROWN, bits, profile }, BROWN, [], 'wide'],
    ['a red that no screen of sRGB has', { color: RED, bits, profile }, RED, [], 'wide'],
  ]),
])('a scan of %s is printed in its colors alone, and what is odd is said', async (row) => {
  const [, colors, print, said = [], gamut = 'srgb'] = row
  const { place, reading, warnings } = await examined(tiff(colors), 'scan.tif')
  const odd = warnings.filter((one) => !one.startsWith('is only'))
  expect(odd).toEqual(said.map((one) => expect.stringMatching(one)))

  const pixel = (await upright(place, reading, gamut)).resize(1, 1)
  const color = [...(await pixel.raw().toBuffer())]
  const most = colors.profile ? 3 : 0
  const isFar = color.some((value, channel) => Math.abs(value - print[channel]!) > most)
  expect(isFar ? color : print).toEqual(print)
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

const ELSEWHERE = 'is not there. Put the scan there'

test.for<[onDisk: string, written: string, advice?: string]>([
  ['Café.jpg'.normalize('NFD'), 'Café.jpg'.normalize('NFC')],
  ['Café.jpg'.normalize('NFC'), 'Café.jpg'.normalize('NFD')],
  ['veil.jpg ', 'veil.jpg'],
  ['Shot at 3.00\u202fPM.jpg', 'Shot at 3.00 PM.jpg'],
  ['veil.jpg\u200e', 'veil.jpg'],
  ['Veil.JPG', 'veil.jpg', 'is not there, but Veil.JPG is.'],
  ['veil.tif', 'veil.jpg', 'is not there, but veil.tif is.'],
  ['veil.jpg.jpg', 'veil.jpg', 'is not there, but veil.jpg.jpg is.'],
  ['veil.jpg', '“veil.jpg”', 'is not there, but veil.jpg is.'],
  ['.veil.jpg.icloud', 'Veil.jpg', 'is not there, but .veil.jpg.icloud is: the sign of iCloud'],
  ['gate.tif', 'veil.jpg', ELSEWHERE],
  ['veil.xmp', 'veil.jpg', ELSEWHERE],
  ['veil-2.jpg', 'veil.jpg', ELSEWHERE],
])('%j is found for %j only where it looks the same, or it %s', ([onDisk, written, advice]) => {
  expect(storedName(['door.jpg', onDisk], written)).toBe(advice ? undefined : onDisk)
  if (advice) expect(whyMissing([onDisk], written)).toContain(advice)
})

test('of two names that look the same, the one that is written is meant', () => {
  expect(storedName(['a\u00a0veil.jpg', 'a veil.jpg'], 'a veil.jpg')).toBe('a veil.jpg')
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

    /** Puts a WebP of one color there, all equally long. Gives its path. */
    async put(file: string, background: string): Promise<string> {
      const scan = path.join(folders.uploads, file)
      const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
      await writeFile(scan, await picture.webp({ lossless: true }).toBuffer())
      return scan
    },
  }
}

async function examined(scan: Buffer, file = 'scan.jpg') {
  const place = path.join(await temporaryFolder(), file)
  await writeFile(place, scan)
  return { place, ...(await examine(place, file)) }
}

async function refusal(scan: Buffer, file?: string): Promise<string> {
  return examined(scan, file).then(
    () => 'accepted',
    ({ message }) => message,
  )
}
