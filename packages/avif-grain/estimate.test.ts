import sharp from 'sharp'
import { expect, test } from 'vitest'

import { BLOCK, emptyBlock, flatten, readBlock } from './estimation/block.ts'
import { estimateGrain } from './estimate.ts'
import { graftGrain } from './graft.ts'
import { grainyPicture } from './tests/grainy-picture.ts'
import { measureGrain } from './measure.ts'
import type { Pixels } from './pixels.ts'
import { addPower, noPower } from './estimation/power.ts'

const OPTIONS = { seed: 1234, chroma: '4:2:0' } as const

test.each([
  { grain: 'white', coarse: false },
  { grain: 'coarse', coarse: true },
])('$grain grain is restored by the decoder', async ({ coarse }) => {
  const reference = grainyPicture({ width: 480, height: 320, sigma: 6, coarse })
  const avif = await encode(reference)
  const decoded = await decode(avif)
  const printed = await decode(graftGrain(avif, estimateGrain(reference, decoded, OPTIONS)!))

  expect(distance(reference, decoded)).toBeGreaterThan(3)
  expect(distance(reference, printed)).toBeLessThan(1)
  const [before, after] = [measureGrain(reference), measureGrain(printed)]
  before.forEach((sigma, band) => {
    const ratio = sigma === null ? 1 : (after[band] ?? 0) / sigma
    expect(ratio).toBeGreaterThan(0.9)
    expect(ratio).toBeLessThan(1.1)
  })
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

/** The difference between two spectra, in decibels (root mean square over 7 bands). */
function distance(one: Pixels, other: Pixels): number {
  const [before, after] = [spectrum(one), spectrum(other)]
  const squares = before.map((power, band) => (10 * Math.log10(after[band]! / power)) ** 2)
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length)
}

function spectrum(picture: Pixels): number[] {
  const power = noPower()
  const block = emptyBlock()
  for (let y = 0; y + BLOCK <= picture.height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= picture.width; x += BLOCK) {
      readBlock(picture, 'luma', { x, y, step: 1 }, block)
      flatten(block)
      addPower(power, block, 1)
    }
  }

  const across = power.length / BLOCK
  const bands = Array<number>(7).fill(0)
  power.forEach((value, at) => {
    const down = Math.floor(at / across)
    const band = Math.floor(Math.hypot(Math.min(down, BLOCK - down), at % across) - 0.5)
    if (band >= 0 && band < bands.length) bands[band]! += value
  })
  return bands
}
