import sharp from 'sharp'
import { expect, test } from 'vitest'

import { estimateGrain } from './estimate.ts'
import { graftGrain } from './graft.ts'
import { grainyPicture } from './tests/grainy-picture.ts'
import { measureGrain } from './measure.ts'
import type { Pixels } from './pixels.ts'

const OPTIONS = { seed: 1234, chroma: '4:2:0' } as const

test.for([false, true])('grain is restored by the decoder, coarse: %s', async (coarse) => {
  const reference = grainyPicture({ width: 480, height: 320, sigma: 6, coarse })
  const avif = await encode(reference)
  const decoded = await decode(avif)
  const printed = await decode(graftGrain(avif, estimateGrain(reference, decoded, OPTIONS)!))

  // At half the size, fine grain is averaged away, and coarse grain is not.
  for (const width of [480, 240]) {
    const [before, after] = await Promise.all(
      [reference, printed].map(async (picture) => measureGrain(await resized(picture, width))),
    )
    for (const [band, sigma] of before!.entries()) {
      const ratio = sigma === null ? 1 : (after![band] ?? sigma) / sigma
      expect(ratio).toBeGreaterThan(0.85)
      expect(ratio).toBeLessThan(1.15)
    }
  }
})

test('estimated grain can be grafted at every size and chroma subsampling', async () => {
  for (const [width, height] of [
    [33, 47],
    [101, 67],
    [255, 129],
  ] as const) {
    for (const chroma of ['4:2:0', '4:4:4'] as const) {
      const reference = grainyPicture({ width, height, sigma: 6, coarse: true, scene: () => 120 })
      const avif = await encode(reference, chroma)
      const grain = estimateGrain(reference, await decode(avif), { seed: 1, chroma })
      if (grain) expect(graftGrain(avif, grain).length).toBeGreaterThan(avif.length)
      expect(grain !== undefined || width < 255, `${width} × ${height}`).toBe(true)
    }
  }
})

test('the same pictures give the same grain, and only the lowest 16 bits of a seed count', () => {
  const { reference, smooth } = grainyAndSmooth()
  const grain = estimateGrain(reference, smooth, OPTIONS)
  expect(estimateGrain(reference, smooth, OPTIONS)).toEqual(grain)
  expect(estimateGrain(reference, smooth, { ...OPTIONS, seed: 0x7_04d2 })).toEqual(grain)
  expect(estimateGrain(reference, smooth, { ...OPTIONS, seed: 0xffff_ffff })!.seed).toBe(0xffff)
})

test('a picture that had or lost no grain gets none', () => {
  const { reference, smooth } = grainyAndSmooth()
  expect(estimateGrain(smooth, smooth, OPTIONS)).toBeUndefined()
  expect(estimateGrain(reference, reference, OPTIONS)).toBeUndefined()
})

test.each([1, 16, 31])('a picture of %i pixels a side is too small to estimate', (side) => {
  const reference = grainyPicture({ width: side, height: side, sigma: 6 })
  expect(estimateGrain(reference, { ...reference }, OPTIONS)).toBeUndefined()
})

test('a gray picture gets luma grain only', () => {
  for (const channels of [1, 3] as const) {
    const { reference, smooth } = grainyAndSmooth({ channels })
    const { luma, chroma } = estimateGrain(reference, smooth, OPTIONS)!
    expect(luma).not.toEqual([])
    expect(chroma).toBeUndefined()
  }
})

test('colored grain has both chroma planes', () => {
  const { reference, smooth } = grainyAndSmooth()
  const half = grainyPicture({ width: 320, height: 240, sigma: 9, coarse: true })
  reference.data.forEach((_, at) => {
    if (at % 3 === 0) reference.data[at] = half.data[(at + 6000) % half.data.length]!
  })
  const { chroma } = estimateGrain(reference, smooth, OPTIONS)!
  expect(chroma!.cb.points.length).toBeGreaterThan(0)
  expect(chroma!.cr.points.length).toBeGreaterThan(0)
})

test('factors reduce the grain of the original, not what remains to be restored', () => {
  const { reference, smooth } = grainyAndSmooth()
  const factors = Array<number>(16).fill(0.5)
  const whole = strongest(estimateGrain(reference, smooth, OPTIONS)!)
  const half = strongest(estimateGrain(reference, smooth, { ...OPTIONS, factors })!)
  expect(half / whole).toBeGreaterThan(0.45)
  expect(half / whole).toBeLessThan(0.55)

  const kept = grainyPicture({ width: 320, height: 240, sigma: 4, coarse: true })
  expect(estimateGrain(reference, kept, { ...OPTIONS, factors })).toBeUndefined()
})

test('the blank border of a scan gets no grain', () => {
  const scene = (x: number) => (x < 64 ? -100 : 40 + x / 4)
  const { reference, smooth } = grainyAndSmooth({ scene })
  const { luma } = estimateGrain(reference, smooth, OPTIONS)!
  expect(luma[0]).toEqual({ level: 0, scale: 0 })
})

/** A picture with grain, and the same as an encoder leaves it that drops all grain. */
function grainyAndSmooth(options: { channels?: 1 | 3; scene?: (x: number) => number } = {}) {
  const size = { width: 320, height: 240, ...options }
  return {
    reference: grainyPicture({ ...size, sigma: 6, coarse: true }),
    smooth: grainyPicture({ ...size, sigma: 0 }),
  }
}

function strongest(grain: NonNullable<ReturnType<typeof estimateGrain>>): number {
  return Math.max(...grain.luma.map(({ scale }) => scale)) / 2 ** grain.scalingShift
}

function encode({ data, ...raw }: Pixels, chromaSubsampling = '4:2:0'): Promise<Buffer> {
  return sharp(data, { raw }).avif({ quality: 45, effort: 1, chromaSubsampling }).toBuffer()
}

async function decode(avif: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(avif).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 3 }
}

async function resized({ data, ...raw }: Pixels, width: number): Promise<Pixels> {
  const picture = sharp(data, { raw }).resize(width, null, { kernel: 'cubic' })
  const { data: smaller, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data: smaller, width, height: info.height, channels: 3 }
}
