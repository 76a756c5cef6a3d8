import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { examine } from './examine.ts'
import { grayProfile } from '../tests/test-profile.ts'
import { tiff } from '../tests/test-scan.ts'

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

test.each(FORMATS)('a %s is accepted without a word', async (format) => {
  const findings = await examined(encoded(format))
  expect(findings).toMatchObject({
    width: 1200,
    height: 120,
    format: format === 'avif' ? 'heif' : format,
    profiled: false,
    gray: false,
    warnings: [],
    rights: {},
    placeholder: { color: expect.stringMatching(/^#[78][0-9a-f][78][0-9a-f][78][0-9a-f]$/) },
  })
})

test('the size is that of the picture the right way up', async () => {
  const findings = await examined(noise.clone().withMetadata({ orientation: 6 }).jpeg())
  expect(findings).toMatchObject({ width: 120, height: 1200 })
})

test('gray scans and color profiles are recognized', async () => {
  const plain = await examined(tiff({ color: [90], bits: 16 }))
  const profiled = await examined(tiff({ color: [90], bits: 8, profile: grayProfile(2.2) }))
  expect(plain).toMatchObject({ gray: true, profiled: false })
  expect(profiled).toMatchObject({ gray: true, profiled: true })
})

test.each(FORMATS)('a %s that stops after 1, 50 or 99 per cent is refused', async (format) => {
  const scan = await encoded(format).toBuffer()
  for (const part of [0.01, 0.5, 0.99]) {
    const most = scan.subarray(0, Math.ceil(scan.length * part))
    expect(await refusal(most)).toBe('uploads/scan.jpg is damaged or incomplete. Send it again.')
  }
})

test('a scan with a hole in the middle is refused', async () => {
  const holed = {
    jpeg: noise.clone().jpeg(),
    png: noise.clone().png(),
    tiff: noise.clone().blur(9).tiff({ compression: 'lzw' }),
  }
  for (const [format, picture] of Object.entries(holed)) {
    const scan = await picture.toBuffer()
    const middle = Math.floor(scan.length / 2)
    scan.fill(0xff, middle, middle + 500)
    expect(await refusal(scan), format).toBe(
      'uploads/scan.jpg is damaged or incomplete. Send it again.',
    )
  }
})

test('a file that is not a photograph is refused by its kind', async () => {
  const gif = await noise.clone().resize(30).gif().toBuffer()

  expect(await refusal('')).toContain('is empty. The upload did not finish: send it again.')
  expect(await refusal('%PDF-1.7\n')).toContain('is a PDF. Export the photograph')
  expect(await refusal(gif)).toContain('is a GIF file. Send a JPEG, PNG, TIFF, WebP or AVIF.')
})

test('a camera raw file is refused, although the preview inside of it can be read', async () => {
  const preview = tiff({ color: [90, 90, 90], bits: 8 })
  for (const file of ['frame.dng', 'frame.CR2', 'frame.nef']) {
    expect(await refusal(preview, file)).toContain(`${file} is a camera raw file. Develop it`)
  }
})

test('a picture of more pixels than can be decoded is refused with its size', async () => {
  const wall = tiff({ color: [90], bits: 8, height: 17_000, width: 17_000, hollow: true })
  expect(await refusal(wall)).toBe(
    'uploads/scan.jpg is too large: 17,000 × 17,000 pixels. Send it at half the size.',
  )
})

/** In a hurry, where that makes a difference. */
function encoded(format: (typeof FORMATS)[number]): Sharp {
  return format === 'avif' ? noise.clone().avif({ effort: 0 }) : noise.clone().toFormat(format)
}

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
