import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { estimateGrain } from './estimate.ts'
import { graftGrain } from './graft.ts'
import type { Grain } from './grain.ts'
import { measureGrain, grainFactors, rollProfile } from './measure.ts'
import type { Pixels } from './pixels.ts'
import { grainyPicture } from './tests/grainy-picture.ts'

const OPTIONS = { seed: 1234, chroma: '4:2:0' } as const

test('grain that an encoder has dropped is restored by the decoder, in its strength and coarseness', async () => {
  const reference = grainyPicture({ width: 320, height: 240, sigma: 6, coarse: true })
  const options = { quality: 45, effort: 1, chromaSubsampling: '4:2:0' }
  const avif = await sharpOf(reference).avif(options).toBuffer()
  const grain = estimateGrain(reference, await colorPixelsOf(sharp(avif)), OPTIONS)!
  const printed = await colorPixelsOf(sharp(graftGrain(avif, grain)))

  // At half the size, fine grain is averaged away, and coarse grain is not.
  for (const width of [320, 160]) {
    const resized = (picture: Pixels) => sharpOf(picture).resize(width, null, { kernel: 'cubic' })
    const before = measureGrain(await colorPixelsOf(resized(reference)))
    const after = measureGrain(await colorPixelsOf(resized(printed)))
    const ratios = before.map((sigma, band) => (sigma ? (after[band] ?? sigma) / sigma : 1))
    expect(Math.min(...ratios)).toBeGreaterThan(0.85)
    expect(Math.max(...ratios)).toBeLessThan(1.15)
  }
})

test('the grain of a picture depends on the lowest 16 bits of its seed, and is lower by the factors of its film', () => {
  const { reference, smooth } = grainyAndSmooth()
  const grainAt = (seed: number, factors?: number[]) =>
    estimateGrain(reference, smooth, { ...OPTIONS, seed, factors })!
  const strongest = ({ luma, scalingShift }: Grain) =>
    Math.max(...luma.map(({ scale }) => scale)) / 2 ** scalingShift

  const whole = grainAt(0x7_04d2)
  expect(whole.seed).toBe(0x04d2)
  expect(whole.chroma).toBeUndefined()
  const half = grainAt(1, Array<number>(16).fill(0.5))
  expect(strongest(half) / strongest(whole)).toBeCloseTo(0.5, 1)
})

test('a picture that had or lost no grain gets none, and neither does one that is too small', () => {
  const { reference, smooth } = grainyAndSmooth()
  expect(estimateGrain(smooth, smooth, OPTIONS)).toBeUndefined()
  expect(estimateGrain(reference, reference, OPTIONS)).toBeUndefined()
  const small = grainyAndSmooth({ width: 31, height: 31 })
  expect(estimateGrain(small.reference, small.smooth, OPTIONS)).toBeUndefined()
})

test('colored grain is in both chroma planes, and the blank border of a scan has none', () => {
  const { reference, smooth } = grainyAndSmooth({ scene: (x) => (x < 64 ? -100 : 40 + x / 4) })
  const { data } = grainyAndSmooth({ width: 321 }).reference
  const reddened = (value: number, at: number) => (at % 3 || value === 0 ? value : data[at]!)
  const colored = { ...reference, data: reference.data.map(reddened) }
  const { luma, chroma } = estimateGrain(colored, smooth, OPTIONS)!
  expect(luma[0]).toEqual({ level: 0, scale: 0 })
  expect(chroma!.cb.points.length).toBeGreaterThan(0)
  expect(chroma!.cr.points.length).toBeGreaterThan(0)
})

/** A picture with grain, and the same as an encoder leaves it that drops all grain. */
function grainyAndSmooth(options: Partial<Parameters<typeof grainyPicture>[0]> = {}) {
  const picture = { width: 192, height: 160, ...options }
  return {
    reference: grainyPicture({ ...picture, sigma: 6, coarse: true }),
    smooth: grainyPicture({ ...picture, sigma: 0 }),
  }
}

function sharpOf({ data, ...raw }: Pixels): Sharp {
  return sharp(data, { raw })
}

async function colorPixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 3 }
}

test.each<[what: string, scene: (x: number, y: number) => number]>([
  // Only grain counts, not the detail beside it.
  ['with stripes', (x, y) => (y < 120 ? (x % 8 < 4 ? 90 : 170) : 130)],
  ['with the blank border of a scan', (x) => (x < 160 ? -100 : 60 + x / 16)],
])('the grain of a picture %s is measured to within a tenth', (_, scene) => {
  const picture = grainyPicture({ width: 640, height: 240, sigma: 6, scene })
  const measured = measureGrain(picture).filter((sigma) => sigma !== null)
  expect(measured.length).toBeGreaterThan(0)
  for (const sigma of measured) expect(Math.abs(sigma / 6 - 1)).toBeLessThan(0.1)
})

test('a band of brightness without pixels has no grain, and a picture that is too small none at all', () => {
  const bands = (width: number) =>
    measureGrain(grainyPicture({ width, height: width, sigma: 2, scene: () => 136 }))
  expect(bands(240).flatMap((sigma, band) => (sigma === null ? [] : band))).toEqual([8])
  expect(bands(31)).toEqual(Array(16).fill(null))
})

const even = (sigma: number) => Array<number>(16).fill(sigma)

test('the profile of a film is the median grain of its photographs, where there are three', () => {
  expect(rollProfile([even(4), even(5), even(9)])).toEqual(even(5))
  expect(rollProfile([even(4), even(5), even(6), even(9)])).toEqual(even(5.5))
  expect(rollProfile([even(4), even(5)])).toBeUndefined()
  expect(rollProfile([even(4), even(5), [null, ...even(5).slice(1)]])![0]).toBeNull()
})

test('a photograph as grainy as others on its film keeps its grain, and texture is limited to slightly more', () => {
  expect(grainFactors(even(5.5), even(5))).toEqual(even(1))
  expect(grainFactors(even(2), even(5))).toEqual(even(1))
  expect(grainFactors(even(2), undefined)).toEqual(even(1))
  // 1.15 × 5 ÷ 13, in steps of 0.05. Unknown bands take their neighbor’s.
  expect(grainFactors(even(13), even(5))).toEqual(even(0.4))
  expect(grainFactors([null, ...even(13).slice(1)], even(5))).toEqual(even(0.4))
})
