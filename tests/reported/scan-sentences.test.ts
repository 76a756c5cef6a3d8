import { expect, test } from 'vitest'

import { testTiff } from '../../pipeline/tests/test-tiff.ts'
import { examined } from './examined.ts'

const BROWN = [180, 90, 60]

// libvips#855: Zstandard. Pillow's 12bit.cropped.tif. libvips#730, libvips#1634: Lab.
test('a TIFF that cannot be read says why, and what to do', async () => {
  const kinds: [fields: Record<number, number[]>, words: string][] = [
    [
      { 259: [50_000] },
      'is compressed with Zstandard, which cannot be read here. Save it with LZW',
    ],
    [{ 259: [34_925] }, 'is compressed with LZMA,'],
    [{ 259: [31_000] }, 'is compressed in a way (number 31000) which cannot be read here.'],
    [{ 262: [8] }, 'is in Lab colors. Export it in RGB.'],
    [{ 262: [32_845] }, 'is in colors that cannot be read here. Export it in RGB,'],
    [{ 258: [12, 12, 12] }, 'has 12 bits a channel, which cannot be read here. Export it with 8'],
    [{ 258: [32, 32, 32] }, 'has more than 16 bits a channel.'],
    [{ 258: [16, 16, 16], 339: [3, 3, 3] }, 'holds its colors as fractions (floating point).'],
  ]
  for (const [fields, words] of kinds) {
    const { refused } = await examined(testTiff([{ color: BROWN, fields }]))
    expect(refused).toContain(words)
  }
})

test('a file of another kind is called what it is, whatever its name', async () => {
  const kinds = {
    '8BPS\0\x01': 'is a Photoshop document (PSD).',
    '8BPS\0\x02': 'is a large Photoshop document (PSB).',
    '\xff\x0a\0\0': 'is a JPEG XL,',
    '\0\0\0\x0cJXL \r\n': 'is a JPEG XL,',
    '\0\0\0\x0cjP  \r\n': 'is a JPEG 2000,',
    '\xff\x4f\xff\x51': 'is a JPEG 2000,',
    'BM\x36\0\0\0\0\0\0\0': 'is a Windows bitmap (BMP).',
    GIF89a: 'is a GIF,',
    '%PDF-1.7\n': 'is a PDF.',
    '%!PS-Adobe-3.0 EPSF': 'is an EPS drawing',
    '<?xml version="1.0"?>\n<svg xmlns=': 'is an SVG drawing.',
    '<!doctype html>\n<title>': 'is a web page',
    '\0\0\x01\0\x01\0': 'is an icon (ICO).',
    '\0\0\0\x20ftypisom': 'is a video.',
    '\0\0\0\x14ftypqt  ': 'is a video.',
    '\0\0\0\x18ftypheic': 'is a HEIC photograph,',
    'PK\x03\x04': 'is an archive or a document,',
    'Dear June, here are the scans.': 'is text,',
  }
  for (const [start, words] of Object.entries(kinds)) {
    const { refused } = await examined(Buffer.from(start, 'latin1'))
    expect(refused).toContain(words)
  }
})

test('a strip that no camera takes gets a warning', async () => {
  const strip = { color: [180, 90, 60], width: 450 }
  expect(await examined(testTiff([{ ...strip, height: 4 }]))).toMatchObject({
    warnings: [expect.stringContaining('is a strip of 450 × 4 pixels')],
  })
  expect(await examined(testTiff([{ ...strip, height: 113 }]))).toMatchObject({ warnings: [] })
})
