import * as fc from 'fast-check'
import sharp, { type AvifOptions } from 'sharp'
import { expect, test } from 'vitest'

import { graftGrain } from './graft.ts'
import type { Grain } from './grain.ts'
import { readChroma, readGrain } from './read.ts'
import {
  decode,
  deviation,
  grayAvif,
  MONOCHROME,
  trialAvif,
  trialPicture,
} from './tests/trial-avif.ts'
import { anyGrain, evenGrain } from './tests/trial-grain.ts'
import { UnsupportedAvif } from './unsupported.ts'

const settings: AvifOptions[] = [
  { quality: 40, effort: 3, chromaSubsampling: '4:2:0' },
  { quality: 50, effort: 3, tune: 'ssim' },
  { bitdepth: 10, chromaSubsampling: '4:2:0', tune: 'ssim' },
  { bitdepth: 12 },
]

test.each(settings)(
  'a decoder applies the grain, and changes nothing else: %j',
  async (options) => {
    const avif = await trialAvif(97, 61, options)
    expect(readGrain(avif)).toBeUndefined()
    const kinds = fc.constantFrom('none', 'own', 'luma')
    fc.assert(
      fc.property(kinds.chain(anyGrain), (grain) => {
        expect(readGrain(graftGrain(avif, grain))).toEqual(grain)
      }),
    )

    const gray = await grayAvif(128, 128, options)
    const [before, after] = [await decode(gray), await decode(graftGrain(gray, evenGrain(160)))]
    expect({ ...after.info, size: 0 }).toEqual({ ...before.info, size: 0 })
    // Green is mostly luma.
    const green = (data: Buffer) => data.filter((_value, index) => index % 3 === 1)
    expect(deviation(green(before.data))).toBeLessThan(0.5)
    expect(deviation(green(after.data))).toBeGreaterThan(4.7)
    expect(deviation(green(after.data))).toBeLessThan(5.3)
  },
)

test('a picture wider than one tile has grain in both tiles', async () => {
  const grafted = graftGrain(await grayAvif(4200, 64), evenGrain(160))
  for (const left of [0, 4110]) {
    const part = sharp(grafted).extract({ left, top: 0, width: 64, height: 64 })
    expect(deviation(await part.greyscale().raw().toBuffer())).toBeGreaterThan(4)
  }
})

test('a picture keeps its color profile, rights and description', async () => {
  const avif = await trialPicture(64, 64)
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'The studio' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .avif({ effort: 0 })
    .toBuffer()
  const grafted = graftGrain(avif, evenGrain(255))
  const [before, after] = [await sharp(avif).metadata(), await sharp(grafted).metadata()]
  expect(after.exif?.includes('The studio')).toBe(true)
  expect([after.exif, after.xmp, after.icc]).toEqual([before.exif, before.xmp, before.icc])
})

test('a monochrome picture has luma grain only, and is refused if its samples are of limited range', async () => {
  fc.assert(
    fc.property(anyGrain('none'), (grain) => {
      expect(readGrain(graftGrain(MONOCHROME, grain))).toEqual(grain)
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom('own', 'luma').chain(anyGrain), (colored) => {
      expect(() => graftGrain(MONOCHROME, colored)).toThrow(UnsupportedAvif)
    }),
  )
  const { data } = await decode(graftGrain(MONOCHROME, evenGrain(255)))
  expect(data.equals((await decode(MONOCHROME)).data)).toBe(false)

  const limited = Buffer.from(MONOCHROME)
  // The byte of the sequence header with color_range.
  limited[limited.indexOf('21a0d4', 0, 'hex') + 2]! ^= 0b1_0000
  expect(readChroma(MONOCHROME)).toBe('4:0:0')
  expect(() => readChroma(limited)).toThrow('limited range')
})

const rising = (count: number) => Array.from({ length: count }, (_, level) => ({ level, scale: 9 }))

test.for<[string, Partial<Grain>]>([
  ['a seed of 17 bits', { seed: 65_536 }],
  ['fifteen points of luma', { luma: rising(15) }],
  ['two points at one brightness', { luma: [...rising(1), ...rising(1)] }],
  ['too few coefficients', { lag: 1, lumaFilter: [1, 2, 3] }],
])('AV1 cannot have %s', async ([, mistake]) => {
  const avif = await trialAvif(32, 32)
  expect(() => graftGrain(avif, { ...evenGrain(9), ...mistake })).toThrow(UnsupportedAvif)
})
