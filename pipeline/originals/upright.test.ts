import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { jpeg, tagged, tiff } from '../tests/test-scan.ts'
import { upright, type Gamut } from './upright.ts'

// One color in each space, and what it is in sRGB and in Display P3 by the matrices of
// https://www.w3.org/TR/css-color-4/#color-conversion-code.
const BROWN = [180, 90, 60]
const MEANINGS = {
  'sRGB, which no profile says': { srgb: [180, 90, 60], wide: [168, 95, 67] },
  'Display P3': { srgb: [193, 83, 51], wide: [180, 90, 60] },
}

test.each(Object.entries(MEANINGS))('a color in %s keeps its looks', async (name, meanings) => {
  const profile = await profileOf(name)
  const scans = {
    'an 8-bit JPEG': profile ? tagged(await jpeg(BROWN), profile) : await jpeg(BROWN),
    'an 8-bit TIFF': tiff({ color: BROWN, bits: 8, profile }),
    'a 16-bit TIFF': tiff({ color: BROWN, bits: 16, profile }),
  }

  for (const [kind, scan] of Object.entries(scans)) {
    for (const colors of ['srgb', 'wide'] as const) {
      const color = await colorOf(scan, { colors, profiled: profile !== undefined })
      expectNear(color, meanings[colors], `${kind} as ${colors}`)
    }
  }
})

test('gray stays gray, in 8 and 16 bits', async () => {
  for (const bits of [8, 16] as const) {
    const scan = tiff({ color: [128], bits })
    for (const colors of ['srgb', 'wide'] as const) {
      expectNear(await colorOf(scan, { colors, profiled: false, gray: true }), [128, 128, 128])
    }
  }
})

test('a WebP that was replaced by another is decoded again', async () => {
  const scan = path.join(await temporaryFolder(), 'scan')
  for (const color of [BROWN, BROWN.toReversed()]) {
    await sharp(await jpeg(color))
      .webp()
      .toFile(scan)
    expectNear(await colorOf(scan, { colors: 'srgb', profiled: false }), color)
  }
})

async function colorOf(
  scan: string | Buffer,
  options: { colors: Gamut; profiled: boolean; gray?: boolean },
): Promise<number[]> {
  const { colors, profiled, gray = false } = options
  const picture = await upright(scan, { profiled, gray }, colors)
  const { data, info } = await picture.resize(8, 8).raw().toBuffer({ resolveWithObject: true })
  expect(info.channels).toBe(3)
  return [...data.subarray(0, 3)]
}

function expectNear(color: number[], expected: number[], what?: string) {
  const far = color.some((value, channel) => Math.abs(value - expected[channel]!) > 3)
  expect(far ? color : expected, what).toEqual(expected)
}

async function profileOf(name: string): Promise<Buffer | undefined> {
  if (name !== 'Display P3') return undefined
  const converted = await sharp(await jpeg(BROWN))
    .withIccProfile('p3')
    .jpeg()
    .toBuffer()
  return (await sharp(converted).metadata()).icc
}
