import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { examined } from './examined.ts'

const LINEAR = expect.stringContaining('looks like the raw data of a scanner')
const DARK = ['print-24-hp5.jpg', 'roll-35-hp5.jpg', 'taillights-portra-400.jpg']

// VueScan and SilverFast save a scanner's raw data with gamma 1.0 and no profile.
test('raw data of a scanner gets a warning, and a dark photograph none', async () => {
  for (const file of DARK) {
    for (const linear of [false, true]) {
      const { warnings } = await examined(await sixteenBits(file, linear))
      expect(warnings, `${file} ${linear}`).toEqual(linear ? [LINEAR] : [])
    }
  }
})

/** A photograph of the demo with 16 bits and no profile, in the numbers of sRGB or of light. */
async function sixteenBits(file: string, linear: boolean): Promise<Buffer> {
  const picture = sharp(path.join('demo/uploads', file)).resize(800)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const numbers = Array.from({ length: 256 }, (_, value) =>
    linear ? light(value / 255) : value / 255,
  )
  const samples = new Uint16Array(data.length)
  for (const [at, value] of data.entries()) samples[at] = 65_535 * numbers[value]!
  const { width, height, channels } = info
  return sharp(samples, { raw: { width, height, channels } })
    .toColourspace(channels === 1 ? 'grey16' : 'rgb16')
    .pipelineColourspace(channels === 1 ? 'grey16' : 'rgb16')
    .tiff({ compression: 'none' })
    .toBuffer()
}

/** By sRGB, IEC 61966-2-1. */
function light(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
