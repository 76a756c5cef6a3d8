import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { tiff } from '../tests/test-scan.ts'
import type { Reading } from './reading.ts'
import { upright, type Gamut } from './upright.ts'

// One color in each space, and what it is in sRGB and in Display P3 by the matrices of
// https://www.w3.org/TR/css-color-4/#color-conversion-code.
const BROWN = [180, 90, 60]
const brown = sharp({
  create: { width: 60, height: 40, channels: 3, background: { r: 180, g: 90, b: 60 } },
})
const P3 = (await sharp(await brown.clone().withIccProfile('p3').png().toBuffer()).metadata()).icc

test.for<[name: string, profile: Buffer | undefined, srgb: number[], wide: number[]]>([
  ['sRGB, which no profile says', undefined, [180, 90, 60], [168, 95, 67]],
  ['Display P3', P3, [193, 83, 51], [180, 90, 60]],
])('a color in %s keeps its looks', async ([, profile, srgb, wide]) => {
  for (const bits of [8, 16] as const) {
    const scan = tiff({ color: BROWN, bits, profile })
    const profiled = profile !== undefined
    expectNear(await colorOf(scan, { profiled, gray: false }, 'srgb'), srgb)
    expectNear(await colorOf(scan, { profiled, gray: false }, 'wide'), wide)
  }
})

test('gray stays gray, in 8 and 16 bits', async () => {
  for (const bits of [8, 16] as const) {
    const scan = tiff({ color: [128], bits })
    for (const colors of ['srgb', 'wide'] as const) {
      expectNear(await colorOf(scan, { profiled: false, gray: true }, colors), [128, 128, 128])
    }
  }
})

test('a WebP that was replaced by another is decoded again', async () => {
  const scan = path.join(await temporaryFolder(), 'scan')
  for (const turn of [0, 180]) {
    await brown.clone().modulate({ hue: turn }).webp().toFile(scan)
    const [red = 0, , blue = 0] = await colorOf(scan, { profiled: false, gray: false }, 'srgb')
    expect(red > blue).toBe(turn === 0)
  }
})

async function colorOf(scan: string | Buffer, reading: Reading, colors: Gamut): Promise<number[]> {
  const picture = (await upright(scan, reading, colors)).resize(8, 8).raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  expect(info.channels).toBe(3)
  return [...data.subarray(0, 3)]
}

function expectNear(color: number[], expected: number[]) {
  const far = color.some((value, channel) => Math.abs(value - expected[channel]!) > 3)
  expect(far ? color : expected).toEqual(expected)
}
