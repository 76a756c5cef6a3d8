import { expect, test } from 'vitest'

import { testTiff, type TestPicture } from '../../pipeline/tests/test-tiff.ts'
import { examined } from './examined.ts'

const BROWN = [180, 90, 60]
const full: TestPicture = { color: BROWN, width: 96, height: 64 }
const small: TestPicture = { color: [0, 0, 255], width: 24, height: 16 }
const RAW = 'is a camera raw file. Develop it, and send what you export: a JPEG or a TIFF.'

// NegPy#765: the thumbnail comes first.
test('the picture is printed, not a preview of it', async () => {
  const thumbnail = { ...small, fields: { 254: [1] } }
  const oldThumbnail = { ...small, fields: { 255: [2] } }
  const mask = { ...full, width: 192, fields: { 254: [4] } }
  for (const scan of [
    testTiff([thumbnail, full]),
    testTiff([thumbnail, full], { order: 'MM', big: true }),
    testTiff([oldThumbnail, { ...full, fields: { 255: [1] } }]),
    testTiff([{ ...thumbnail, smaller: [full] }]),
    testTiff([{ ...full, smaller: [thumbnail] }]),
    testTiff([full, mask]),
  ]) {
    expect(await examined(scan)).toEqual({ color: BROWN, warnings: [], size: [96, 64] })
  }
})

// signynts-darkroom-script#7: SilverFast's pages.
test('of several pictures the largest is printed, and that is said', async () => {
  expect(await examined(testTiff([full, full]))).toMatchObject({
    warnings: ['holds 2 pictures. Only the first one is printed.'],
  })
  expect(await examined(testTiff([small, full]))).toMatchObject({
    color: BROWN,
    warnings: ['holds 2 pictures. Only the largest one is printed.'],
  })
})

// immich#3068, sharp#4562: a camera raw file under another name.
test('a camera raw file is recognized by what is in it', async () => {
  const sensor = { ...full, color: [90], photometric: 32803 }
  const raws = {
    'a NEF': testTiff([{ ...small, fields: { 254: [1] }, smaller: [sensor] }]),
    'a linear DNG': testTiff([{ ...full, photometric: 34892 }]),
    'a DNG': testTiff([{ ...full, fields: { 50706: [1, 4, 0, 0] } }]),
    'a CR2': 'II*\0\x10\0\0\0CR\x02\0',
    'a CR3': '\0\0\0\x18ftypcrx \0\0\0\x01',
    'an RW2': 'IIU\0\x18\0\0\0',
    'an ORF': 'IIRO\x08\0\0\0',
    'a RAF': 'FUJIFILMCCD-RAW 0201',
  }
  for (const [name, raw] of Object.entries(raws)) {
    expect(await examined(raw, 'scan.tif'), name).toEqual({ refused: RAW })
  }
})
