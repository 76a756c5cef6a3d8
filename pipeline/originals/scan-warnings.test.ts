import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { graftGrain } from 'avif-grain/graft'
import { grayAvif } from 'avif-grain/tests/trial-avif'
import { evenGrain } from 'avif-grain/tests/trial-grain'
import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { misnamed, scanWarnings } from './scan-warnings.ts'
import { tiff } from '../tests/test-scan.ts'

const large = { width: 1200, height: 100 }

test('a large RGB scan has no warnings', async () => {
  expect(await warnings(tiff({ color: [9, 9, 9], bits: 16, ...large }))).toEqual([])
  expect(await warnings(tiff({ color: [9], bits: 16, ...large }))).toEqual([])
})

test('CMYK, several pages and a small size all get warnings', async () => {
  const scan = tiff({ color: [9, 9, 9, 9], bits: 8, width: 600, height: 400, pages: 3 })
  expect(await warnings(scan)).toEqual([
    'is only 600 × 400 pixels, and will look soft, or small on a large screen. ' +
      'Scan it with at least 2,400 pixels on its long edge.',
    'is in the colors of inks (CMYK), and some of them change on a screen. ' +
      'Export it in RGB to choose them yourself.',
    'has 3 pages. Only the first picture is printed.',
  ])
})

test('an animation is printed as its first frame, with a warning', async () => {
  const frames = ['#777', '#888'].map((background) =>
    sharp({ create: { ...large, channels: 3, background } }),
  )
  const pictures = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
  const animation = sharp(pictures, { join: { animated: true } }).webp()
  expect(await warnings(animation)).toEqual(['is animated. Only the first picture is printed.'])
})

test('transparency gets a warning only if pixels are transparent', async () => {
  const picture = (alpha: number) =>
    sharp({ create: { ...large, channels: 4, background: { r: 9, g: 9, b: 9, alpha } } })
  const warning = 'is transparent in places, which are printed white.'

  expect(await warnings(picture(1).png())).toEqual([])
  expect(await warnings(picture(0.5).png())).toEqual([warning])
  expect(await warnings(picture(1).toColourspace('rgb16').png())).toEqual([])
  expect(await warnings(picture(0.9).toColourspace('rgb16').png())).toEqual([warning])
  expect(await warnings(picture(0.9).webp())).toEqual([warning])
})

test('synthetic grain gets a warning', async () => {
  const plain = await grayAvif(1200, 64)
  expect(await warnings(plain)).toEqual([])
  expect(await warnings(Buffer.from(graftGrain(plain, evenGrain(60))))).toEqual([
    'is an AVIF whose grain was made by a computer when it was saved. ' +
      'Send the scan it was made from.',
  ])
})

test('a file extension that does not match the format gets a warning', () => {
  expect(misnamed('veil.jpg', 'jpeg')).toEqual([])
  expect(misnamed('Veil.JPEG', 'jpeg')).toEqual([])
  expect(misnamed('veil.tif', 'tiff')).toEqual([])
  expect(misnamed('veil.jpg', 'png')).toEqual([
    'is a PNG, though its name ends in .jpg. It is printed all the same; .png would be right.',
  ])
  expect(misnamed('veil', 'heif')).toEqual([
    'is an AVIF, though its name has no ending. It is printed all the same; .avif would be right.',
  ])
})

async function warnings(scan: Sharp | Buffer): Promise<string[]> {
  const file = path.join(await temporaryFolder(), 'scan')
  await writeFile(file, 'toBuffer' in scan ? await scan.toBuffer() : scan)
  return scanWarnings(file, await sharp(file).metadata())
}
