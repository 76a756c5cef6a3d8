import { expect, test } from 'vitest'

import { foreignFile } from './foreign-file.ts'

test.each([
  ['%PDF-1.7', 'is a PDF.'],
  ['8BPS\0\x01', 'is a Photoshop document.'],
  ['gimp xcf v011', 'is a GIMP document.'],
  ['PK\x03\x04', 'is an archive.'],
  ['\xff\x0a\xfa\x1f', 'is a JPEG XL.'],
  ['\0\0\0\x0cJXL \r\n\x87\n', 'is a JPEG XL.'],
  ['\0\0\0\x0cjP  \r\n\x87\n', 'is a JPEG 2000.'],
  ['BM\x36\0', 'is a bitmap (BMP).'],
  ['II*\0\x10\0\0\0CR\x02\0', 'is a camera raw file.'],
  ['\0\0\0\x18ftypcrx \0\0\0\x01', 'is a camera raw file.'],
  ['\0\0\0\x14ftypqt  \0\0\0\0', 'is a film, not a photograph.'],
  [
    '\0\0\0\x18ftypheic\0\0\0\0mif1',
    'is a HEIC photograph, which cannot be read here. Send it as a JPEG ' +
      '(on an iPhone: Settings, Camera, Formats, Most Compatible).',
  ],
  ['\0\0\0\x18ftypmif1\0\0\0\0hevc', 'is a HEIC photograph'],
  ['', 'is empty.'],
])('%j is recognized by its first bytes', (beginning, message) => {
  expect(foreignFile('scan.jpg', Buffer.from(beginning, 'latin1'))).toContain(message)
})
