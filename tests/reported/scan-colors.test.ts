import { crc32 } from 'node:zlib'

import { load } from 'exifreader'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { withRights } from '../../pipeline/originals/rights.ts'
import { ASCII, LONG, SHORT, tiffDirectory, uint } from '../../pipeline/tests/tiff-directory.ts'
import { testTiff } from '../../pipeline/tests/test-tiff.ts'
import { examined } from './examined.ts'

// One color, and what it is in other spaces, by the matrices of
// https://www.w3.org/TR/css-color-4/#color-conversion-code and the exponents of each.
const BROWN = [180, 90, 60]
const IN_ADOBE_RGB = [161, 91, 64]
const IN_P3 = [168, 95, 67]
const WITH_GAMMA_1_8 = [165, 72, 46]

// RawTherapee#1805, photoprism#5178: cameras state Adobe RGB in Exif, without a profile.
test('Adobe RGB is converted where only Exif states it', async () => {
  const exif = adobeExif(0xffff)
  const scan = await frame(IN_ADOBE_RGB)
  const jpeg = await scan.clone().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 8])
  const start = [jpeg.subarray(0, 2), marker, Buffer.from('Exif\0\0', 'latin1'), exif]
  const scans = {
    jpeg: Buffer.concat([...start, jpeg.subarray(2)]),
    png: withChunks(await scan.clone().png().toBuffer(), ['eXIf', exif]),
    '8-bit TIFF': tiffWith(8),
    '16-bit TIFF': tiffWith(16),
  }
  for (const [name, bytes] of Object.entries(scans)) {
    expect((await examined(bytes)).color, name).toEqual(BROWN.map(near))
  }
  // A profile is what counts.
  const profiled = await scan.clone().withIccProfile('srgb').png().toBuffer()
  expect((await examined(withChunks(profiled, ['eXIf', exif]))).color).toEqual(
    IN_ADOBE_RGB.map(near),
  )
})

// libvips#1238, danbooru#2870: colors in the chunks of a PNG.
test('the colors that a PNG states are converted, or a warning says why not', async () => {
  const chrm = [0.3127, 0.329, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06]
  const converted: [pixels: number[], ...chunks: [string, Buffer][]][] = [
    [WITH_GAMMA_1_8, ['gAMA', fractions(1 / 1.8)]],
    [IN_ADOBE_RGB, ['gAMA', fractions(1 / 2.2)], ['cHRM', fractions(...chrm)]],
    [IN_P3, ['cICP', Buffer.from([12, 13, 0, 1])]],
    [BROWN, ['gAMA', fractions(0.45455)]],
    [BROWN, ['gAMA', fractions(1 / 1.8)], ['sRGB', Buffer.alloc(1)]],
    [BROWN, ['cICP', Buffer.from([1, 13, 0, 1])], ['gAMA', fractions(1 / 1.8)]],
  ]
  for (const [pixels, ...chunks] of converted) {
    const png = await (await frame(pixels)).png().toBuffer()
    const { color, warnings } = await examined(withChunks(png, ...chunks))
    expect(color, JSON.stringify(chunks)).toEqual(BROWN.map(near))
    expect(warnings).toEqual([])
  }
  const png = await (await frame(BROWN)).png().toBuffer()
  for (const [curve, words] of [
    [16, 'is in the colors of HDR screens'],
    [9, 'states colors that cannot be converted here'],
  ] as const) {
    const { warnings } = await examined(withChunks(png, ['cICP', Buffer.from([9, curve, 0, 1])]))
    expect(warnings).toEqual([expect.stringContaining(words)])
  }
})

test('a print in sRGB says so in Exif, and one in wide colors says that it is not', async () => {
  const spaces = await Promise.all(
    (['srgb', 'wide'] as const).map(async (colors) => {
      const print = withRights(await frame(BROWN), { creator: 'June' }, 1600, colors)
      return load(await print.jpeg().toBuffer(), { expanded: true }).exif?.ColorSpace?.value
    }),
  )
  expect(spaces).toEqual([1, 0xffff])
})

function near(value: number) {
  return expect.toSatisfy((one: number) => Math.abs(one - value) <= 2)
}

async function frame([r = 0, g = 0, b = 0]: number[]) {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: { r, g, b } } })
}

/** What cameras write of Adobe RGB: in a directory of Exif, and one for other programs. */
function adobeExif(space: number): Buffer {
  const [main, camera, rule] = [8, 26, 56]
  return Buffer.concat([
    Buffer.from('II*\0'),
    uint('II', 4, main),
    tiffDirectory(main, [[0x8769, LONG, [camera]]]),
    tiffDirectory(camera, [
      [0xa001, SHORT, [space]],
      [0xa005, LONG, [rule]],
    ]),
    tiffDirectory(rule, [[1, ASCII, 'R03\0']]),
  ])
}

/** A TIFF with the same behind it. */
function tiffWith(bits: 8 | 16): Buffer {
  const at = testTiff([{ color: IN_ADOBE_RGB, bits, fields: { 34665: [0] } }]).length
  const scan = testTiff([{ color: IN_ADOBE_RGB, bits, fields: { 34665: [at] } }])
  const rule = at + 30
  const camera = tiffDirectory(at, [
    [0xa001, SHORT, [0xffff]],
    [0xa005, LONG, [rule]],
  ])
  return Buffer.concat([scan, camera, tiffDirectory(rule, [[1, ASCII, 'R03\0']])])
}

function fractions(...values: number[]): Buffer {
  return uint('MM', 4, ...values.map((value) => Math.round(value * 100_000)))
}

/** A PNG with chunks behind its header. */
function withChunks(png: Buffer, ...chunks: [type: string, data: Buffer][]): Buffer {
  const written = chunks.map(([type, data]) => {
    const body = Buffer.concat([Buffer.from(type), data])
    return Buffer.concat([uint('MM', 4, data.length), body, uint('MM', 4, crc32(body))])
  })
  return Buffer.concat([png.subarray(0, 33), ...written, png.subarray(33)])
}
