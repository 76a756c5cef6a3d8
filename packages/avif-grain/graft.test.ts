import sharp, { type AvifOptions } from 'sharp'
import { expect, test, vi } from 'vitest'

import { graftGrain } from './graft.ts'
import type { ChromaGrain, Grain } from './grain.ts'
import { readGrain } from './read.ts'
import { decode, deviation, grayAvif, trialAvif, trialPicture } from './tests/trial-avif.ts'
import { evenGrain, randomGrain, randomNumbers } from './tests/trial-grain.ts'
import { UnsupportedAvif } from './unsupported.ts'

// Encoders and decoders are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const settings: AvifOptions[] = [
  { quality: 1, effort: 0 },
  { quality: 40, effort: 3, chromaSubsampling: '4:2:0' },
  { quality: 50, effort: 3, tune: 'ssim' },
  { quality: 100, effort: 0 },
  { lossless: true, effort: 0 },
  { bitdepth: 10, effort: 0, chromaSubsampling: '4:2:0', tune: 'ssim' },
  { bitdepth: 12, effort: 0 },
  { bitdepth: 12, effort: 0, chromaSubsampling: '4:2:0' },
]

test.each(settings)('grain is read back as it was grafted: %j', async (options) => {
  const random = randomNumbers(7)
  const avif = await trialAvif(97, 61, options)
  expect(readGrain(avif)).toBeUndefined()
  for (const kind of ['none', 'own', 'luma'] as const) {
    for (let round = 0; round < 10; round++) {
      const grain = randomGrain(random, kind)
      expect(readGrain(graftGrain(avif, grain))).toEqual(grain)
    }
  }
})

test.each(settings)('a decoder applies the grain and changes nothing else: %j', async (options) => {
  const avif = await grayAvif(128, 128, options)
  const [before, after] = [await decode(avif), await decode(graftGrain(avif, evenGrain(160)))]
  expect({ ...after.info, size: 0 }).toEqual({ ...before.info, size: 0 })

  // Green is luma in a lossless picture, and mostly luma in any other.
  const green = (data: Buffer) => data.filter((_value, index) => index % 3 === 1)
  expect(deviation(green(before.data))).toBeLessThan(0.5)
  expect(deviation(green(after.data))).toBeGreaterThan(4.7)
  expect(deviation(green(after.data))).toBeLessThan(5.3)
})

const sizes = [
  [1, 1],
  [16, 16],
  [8, 200],
  [127, 33],
  [4000, 80],
]

test.each(sizes)('a picture of %d × %d keeps its size', async (width, height) => {
  const random = randomNumbers(width! * height!)
  const avif = await trialAvif(width!, height!, { chromaSubsampling: '4:2:0' })
  const { info } = await decode(graftGrain(avif, randomGrain(random, 'own')))
  expect(info).toMatchObject({ width, height, channels: 3 })
})

test('a picture wider than one tile has grain in both tiles', async () => {
  const grafted = graftGrain(await grayAvif(4200, 64), evenGrain(160))
  for (const left of [0, 4110]) {
    const part = sharp(grafted).extract({ left, top: 0, width: 64, height: 64 })
    expect(deviation(await part.greyscale().raw().toBuffer())).toBeGreaterThan(4)
  }
})

test('a seed decides the grain, and the given file is not modified', async () => {
  const avif = await trialAvif(64, 64)
  const given = Buffer.from(avif)
  const pixels = async (seed: number) =>
    (await decode(graftGrain(avif, { ...evenGrain(160), seed }))).data
  const first = await pixels(1)
  expect(first.equals(await pixels(1))).toBe(true)
  expect(first.equals(await pixels(2))).toBe(false)
  expect(avif.equals(given)).toBe(true)
})

test('a picture keeps its color profile, rights and description', async () => {
  const avif = await trialPicture(40, 30)
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'The studio' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .avif({ effort: 0 })
    .toBuffer()
  const before = await sharp(avif).metadata()
  const after = await sharp(graftGrain(avif, evenGrain(100))).metadata()
  expect(after.exif?.includes('The studio')).toBe(true)
  expect([after.exif, after.xmp, after.icc]).toEqual([before.exif, before.xmp, before.icc])
})

test('the alpha plane gets no grain', async () => {
  const avif = await trialPicture(64, 64, 4).avif({ effort: 0 }).toBuffer()
  const alpha = (file: Uint8Array) => sharp(file).extractChannel(3).raw().toBuffer()
  const grafted = graftGrain(avif, evenGrain(255))
  expect((await alpha(grafted)).equals(await alpha(avif))).toBe(true)
})

test('a gray picture with luma grain stays gray', async () => {
  const avif = await trialPicture(64, 64).greyscale().avif({ effort: 3 }).toBuffer()
  const { data } = await decode(graftGrain(avif, evenGrain(160)))
  const strays = data.filter((value, index) => Math.abs(value - data[index - (index % 3)]!) > 1)
  expect(strays).toHaveLength(0)
})

test('grafting grain into a picture that has grain is refused', async () => {
  const grafted = graftGrain(await trialAvif(32, 32), evenGrain(10))
  expect(() => graftGrain(grafted, evenGrain(20))).toThrow(UnsupportedAvif)
})

const point = { level: 9, scale: 9 }
const rising = (count: number) => Array.from({ length: count }, (_, level) => ({ level, scale: 9 }))
const unused = { points: [], filter: [], multiplier: 0, lumaMultiplier: 0, offset: 0 }
const used = { ...unused, points: [point], filter: [5], multiplier: 128 }
const chroma = (cb: ChromaGrain, cr = cb) => ({ chroma: { fromLuma: false, cb, cr } })
const withoutLuma = { luma: [], ...chroma({ ...used, filter: [] }) }

test.for<[string, Partial<Grain>]>([
  ['a seed of 17 bits', { seed: 65_536 }],
  ['half a seed', { seed: 0.5 }],
  ['a shift of 12', { scalingShift: 12 }],
  ['fifteen points of luma', { luma: rising(15) }],
  ['two points at one brightness', { luma: [point, point] }],
  ['a scale below zero', { luma: [{ level: 0, scale: -1 }] }],
  ['too few coefficients', { lag: 1, lumaFilter: [1, 2, 3] }],
  ['a coefficient of 128', { lag: 1, lumaFilter: [1, 2, 3, 128] }],
  ['eleven points of chroma', chroma({ ...used, points: rising(11) })],
  ['points of chroma that follows luma', { chroma: { fromLuma: true, cb: used, cr: used } }],
  ['grain in one plane of half the size', chroma(used, unused)],
  ['grain in chroma of half the size only', withoutLuma],
])('AV1 cannot have %s', async ([, mistake]) => {
  const avif = await trialAvif(32, 32, { chromaSubsampling: '4:2:0' })
  expect(() => graftGrain(avif, { ...evenGrain(9), ...mistake })).toThrow(UnsupportedAvif)
})

test('chroma of full size may have grain in one plane, or without luma grain', async () => {
  const avif = await trialAvif(32, 32, { chromaSubsampling: '4:4:4' })
  for (const kind of [chroma(used, unused), withoutLuma]) {
    const grain = { ...evenGrain(9), ...kind }
    expect(readGrain(graftGrain(avif, grain))).toEqual(grain)
  }
})
