import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { tiff } from '../tests/test-scan.ts'
import { examine } from './examine.ts'

const FORMATS = ['jpeg', 'png', 'tiff', 'webp', 'avif'] as const

const noise = sharp({
  create: {
    width: 1200,
    height: 120,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})

test.for(FORMATS)('a %s is accepted whole, and refused in part', async (format) => {
  // In a hurry, where that makes a difference.
  const options = format === 'avif' ? { effort: 0 } : {}
  const scan = await noise.clone().toFormat(format, options).toBuffer()
  expect(await examined(scan)).toMatchObject({
    width: 1200,
    height: 120,
    format: format === 'avif' ? 'heif' : format,
    reading: { profiled: false, gray: false },
    warnings: [],
    rights: {},
    placeholder: { color: expect.stringMatching(/^#[78][0-9a-f][78][0-9a-f][78][0-9a-f]$/) },
  })
  for (const part of [0.01, 0.5, 0.99]) {
    const most = scan.subarray(0, Math.ceil(scan.length * part))
    expect(await refusal(most)).toContain('uploads/scan.jpg is damaged')
  }
})

test('the size is that of the picture the right way up, and gray is recognized', async () => {
  const sideways = noise.clone().withMetadata({ orientation: 6 }).jpeg()
  expect(await examined(sideways)).toMatchObject({
    width: 120,
    height: 1200,
    reading: { gray: false },
  })
  expect(await examined(tiff({ color: [90], bits: 16 }))).toMatchObject({
    reading: { gray: true },
  })
})

test('a scan with a hole in the middle is refused', async () => {
  for (const picture of [
    noise.clone().jpeg(),
    noise.clone().png(),
    noise.clone().blur(9).tiff({ compression: 'lzw' }),
  ]) {
    const scan = await picture.toBuffer()
    const middle = Math.floor(scan.length / 2)
    scan.fill(0xff, middle, middle + 500)
    expect(await refusal(scan)).toBe('uploads/scan.jpg is damaged or incomplete. Send it again.')
  }
})

test('a file that is not a photograph is refused', async () => {
  const gif = await noise.clone().resize(30).gif().toBuffer()
  const preview = tiff({ color: [90, 90, 90], bits: 8 })
  const huge = tiff({ color: [90], bits: 8, height: 17_000, width: 17_000, hollow: true })

  expect(await refusal('\x07\x07\x07')).toContain('is not a photograph that can be read. Send a')
  expect(await refusal('\0\0\0\x18ftypmif1\0\0\0\0hevc')).toContain('is a HEIC photograph')
  expect(await refusal(gif)).toContain('is a GIF')
  expect(await refusal(preview, 'frame.CR2')).toContain('frame.CR2 is a camera raw file.')
  expect(await refusal(huge)).toContain('is too large: 17,000 × 17,000 pixels.')
})

test('colors of inks, several pages and a small size get warnings', async () => {
  const scan = tiff({ color: [9, 9, 9, 9], bits: 8, width: 600, height: 400, pages: 3 })
  expect((await examined(scan)).warnings).toEqual([
    expect.stringMatching(/^is only 600 × 400 pixels, and will look soft/),
    expect.stringMatching(/^is in the colors of inks \(CMYK\)/),
    'holds 3 pictures. Only the first one is printed.',
  ])
})

async function examined(scan: Sharp | Buffer | string, file = 'scan.jpg') {
  const folder = await temporaryFolder()
  const bytes = typeof scan === 'object' && 'toBuffer' in scan ? await scan.toBuffer() : scan
  await writeFile(path.join(folder, file), bytes)
  return examine(path.join(folder, file), file)
}

async function refusal(scan: Buffer | string, file?: string): Promise<string> {
  return examined(scan, file).then(
    () => 'accepted',
    ({ message }) => message,
  )
}
