import { truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { load } from 'exifreader'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'

import { readCaption } from '#owner/desk/photographs/captions.ts'
import { temporaryFolder } from '../../packages/hosts/tests/temporary-folder.ts'
import { readRights } from '../../pipeline/originals/read-rights.ts'
import { metadataWarnings } from '../../pipeline/originals/read-tags.ts'
import { mergedRights, withRights } from '../../pipeline/originals/rights.ts'
import {
  ASCII,
  LONG,
  SHORT,
  tiffDirectory,
  uint,
  UNDEFINED,
} from '../../pipeline/tests/tiff-directory.ts'
import type { TiffField } from '../../pipeline/tests/tiff-directory.ts'

const STUDIO = { creator: 'June Calloway', copyright: '© 2026 Dogwood & Silver' }

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })

// custom-metadata#35
test('a copyright in several languages is published in the one that is meant for everybody', async () => {
  const alternatives = (...items: [language: string, words: string][]) =>
    `<dc:rights><rdf:Alt>${items.map(([language, words]) => `<rdf:li xml:lang="${language}">${words}</rdf:li>`).join('')}</rdf:Alt></dc:rights>`
  const rightsOf = async (xmp: string) => (await rightsIn(await withXmp(xmp))).copyright

  expect(await rightsOf(alternatives(['de', '© Léa, Rechte'], ['x-default', '© Léa']))).toBe(
    '© Léa',
  )
  expect(await rightsOf(alternatives(['fr', '© Léa, droits'], ['de', '© Léa, Rechte']))).toBe(
    '© Léa, droits',
  )
  expect(await rightsOf(alternatives(['x-default', '--'], ['fr', '© Léa']))).toBe('© Léa')
})

test('several people who made a photograph are all named, presets are not', async () => {
  const xmp =
    '<dc:creator><rdf:Seq><rdf:li>Léa Roy</rdf:li><rdf:li>---</rdf:li><rdf:li>Ida</rdf:li></rdf:Seq></dc:creator>'
  expect((await rightsIn(await withXmp(xmp))).creator).toBe('Léa Roy, Ida')
})

// immich#28407
test.for([
  '---',
  '--',
  '-',
  '.',
  ' ',
  'n/a',
  'N.A.',
  'none',
  '<none>',
  '[None]',
  'unknown',
  'Unknown Artist',
  'undefined',
  'xxx',
  '©',
  '(c)',
  'Copyright',
  '2024',
  '© 2024',
  'Copyright (C) 2019-2024',
  '© 2024. All rights reserved.',
  'Picasa',
  'Your Name',
  '<Photographer Name>',
  'OWNER',
  'Copyright holder',
  'Not specified',
  '%a',
  '0',
  'NORITSU',
  'Noritsu Koki',
])('“%s” in a scan does not displace the studio’s own name', async (preset) => {
  const scan = await rightsIn(
    tiffWith([
      [271, ASCII, 'NORITSU KOKI\0'],
      [315, ASCII, `${preset}\0`],
      [33432, ASCII, `${preset}\0`],
    ]),
  )
  expect(mergedRights(scan, STUDIO)).toEqual(STUDIO)
})

test.for([
  '李',
  'Noone',
  'Nona',
  '© 2024 Unknown Pleasures',
  'Copyright Ltd.',
  'Anna Name',
  'Photographer Jo',
  'Studio A',
])('“%s” is somebody’s name', async (name) => {
  expect(await rightsIn(tiffWith([[315, ASCII, `${name}\0`]]))).toEqual({ creator: name })
})

test('of a copyright of photographer and editor, the photographer’s is published', async () => {
  const copyright = async (words: string) =>
    (await rightsIn(tiffWith([[33432, ASCII, words]]))).copyright
  expect(await copyright('© Léa Roy\0© The Lab\0')).toBe('© Léa Roy')
  expect(await copyright(' \0© The Lab\0')).toBe('© The Lab')
})

// ExifReader#635
test('letters that a program took for others are put right, and lost ones are not published', async () => {
  const creator = async (bytes: Buffer | string) =>
    (await rightsIn(tiffWith([[315, ASCII, bytes]]))).creator
  expect(await creator('Zoë Šimić\0')).toBe('Zoë Šimić')
  expect(await creator(Buffer.from('Zoë\0', 'latin1'))).toBe('Zoë')
  expect(await creator('ZoÃ« Â© â€“ Å\u00a0imiÄ‡\0')).toBe('Zoë © – Šimić')
  expect(await creator('Zo√´\0')).toBe('Zoë')
  expect(await creator('ZoÃƒÂ«\0')).toBe('Zoë')
  expect(await creator('Zo\uFFFD Lima\0')).toBeUndefined()
})

// sharp#4446
test('the rights in a scan of more than 200 MB are read, without reading all of it', async () => {
  const iptc = Buffer.from('\x1c\x02\x6e\0\x06Halide', 'latin1')
  const fields: TiffField[] = [
    [315, ASCII, 'Léa Roy\0'],
    [700, UNDEFINED, Buffer.from(packet('<dc:rights>© Léa</dc:rights>'))],
    [33723, UNDEFINED, iptc],
  ]
  const stated = { creator: 'Léa Roy', copyright: '© Léa', credit: 'Halide' }
  expect(await rightsIn(tiffWith(fields), 201e6)).toEqual(stated)
  expect(await rightsIn(tiffWith(fields, 'MM'), 201e6)).toEqual(stated)

  const rights = { creator: 'Lea Roy', copyright: '(C) Lea' }
  const png = await withRights(picture.clone(), rights, 2000).png().toBuffer()
  expect(await rightsIn(png, 201e6)).toEqual(rights)
  const jpeg = await picture
    .clone()
    .withExif({ IFD0: { Artist: 'Lea Roy' } })
    .jpeg()
    .toBuffer()
  expect(await rightsIn(jpeg, 201e6)).toEqual({ creator: 'Lea Roy' })
})

test('metadata too large to be read is said', () => {
  expect(metadataWarnings({ format: 'tiff', xmp: Buffer.alloc(5e6) })).toEqual([
    expect.stringContaining('its own copyright and creator are not read'),
  ])
  expect(metadataWarnings({ format: 'tiff', xmp: Buffer.alloc(5e5) })).toEqual([])
})

test('no library speaks on the owner’s console', async () => {
  const warn = vi.spyOn(console, 'warn')
  const exif = (artist: string) => {
    const tiff = tiffOf([[315, ASCII, `${artist}\0`]])
    return segment(Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]))
  }
  const jpeg = await picture.clone().jpeg().toBuffer()
  const parts = [jpeg.subarray(0, 2), exif('---'), exif('Lea Roy'), jpeg.subarray(2)]
  await rightsIn(Buffer.concat(parts))
  expect(warn).not.toHaveBeenCalled()
})

test('prints keep what a scan says about terms, licenses and machines that learn', async () => {
  const scan = await withXmp(
    '<plus:DataMining>http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED</plus:DataMining>' +
      '<plus:OtherConstraints><rdf:Alt><rdf:li xml:lang="x-default">No AI</rdf:li></rdf:Alt></plus:OtherConstraints>' +
      '<xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">Ask first</rdf:li></rdf:Alt></xmpRights:UsageTerms>' +
      '<plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorName>Léa</plus:LicensorName>' +
      '<plus:LicensorURL>https://lea.example/license</plus:LicensorURL></rdf:li></rdf:Seq></plus:Licensor>',
  )
  const print = await withRights(picture.clone(), await rightsIn(scan), 2000)
    .avif()
    .toBuffer()
  const { DataMining, OtherConstraints, UsageTerms, Licensor } = load(print, { expanded: true })
    .xmp as never as Record<string, { description: string }>
  expect(
    [DataMining, OtherConstraints, UsageTerms, Licensor].map((tag) => tag?.description),
  ).toEqual([
    'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED',
    'No AI',
    'Ask first',
    'LicensorURL: https://lea.example/license',
  ])
})

// inaturalist#1323
test.for<[caption: string, offered: string | undefined]>([
  ['OLYMPUS DIGITAL CAMERA', undefined],
  ['SONY DSC', undefined],
  ['DCIM\\100GOPRO\\GOPR0042.JPG', undefined],
  ['KONICA MINOLTA DIGITAL CAMERA', undefined],
  ['<Digimax i5, Samsung #1>', undefined],
  ['exif_JPEG_420', undefined],
  ['Created with GIMP', undefined],
  ['Processed with VSCO with a6 preset', undefined],
  ['Screenshot', undefined],
  ['SilverFast TIFF', undefined],
  ['Noritsu QSS-32', undefined],
  ['hdrpl', undefined],
  ['Optimized by JPEGmini 3.9', undefined],
  ['File written by Adobe Photoshop 4.0', undefined],
  ['---', undefined],
  ['A dog in a camera shop', 'A dog in a camera shop'],
  ['Kodak moment on the porch', 'Kodak moment on the porch'],
])('the desk offers “%s” as a description: %s', async ([caption, offered]) => {
  const file = await written(
    tiffWith([
      [270, ASCII, `${caption}\0`],
      [272, ASCII, 'QSS-32_33\0'],
    ]),
  )
  expect((await readCaption(file, [])).caption).toBe(offered)
})

test('the desk offers a caption in the language that is meant for everybody', async () => {
  const items = '<rdf:li xml:lang="de">Ein Tor</rdf:li><rdf:li xml:lang="x-default">A gate</rdf:li>'
  const scan = await withXmp(`<dc:description><rdf:Alt>${items}</rdf:Alt></dc:description>`)
  expect((await readCaption(await written(scan), [])).caption).toBe('A gate')
})

async function rightsIn(scan: Buffer, size?: number) {
  const file = await written(scan)
  if (size) await truncate(file, size)
  return readRights(file, await sharp(file).metadata())
}

async function written(scan: Buffer): Promise<string> {
  const file = path.join(await temporaryFolder(), 'scan')
  await writeFile(file, scan)
  return file
}

function withXmp(elements: string): Promise<Buffer> {
  return picture.clone().withXmp(packet(elements)).jpeg().toBuffer()
}

function packet(elements: string): string {
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
    'xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/">' +
    `${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`
  )
}

/** A gray TIFF of one pixel with more fields. */
function tiffWith(more: TiffField[], order: 'II' | 'MM' = 'II'): Buffer {
  const pixel: TiffField[] = [
    [256, LONG, [1]],
    [257, LONG, [1]],
    [258, SHORT, [8]],
    [259, SHORT, [1]],
    [262, SHORT, [1]],
    [273, LONG, [0]],
    [277, SHORT, [1]],
    [278, LONG, [1]],
    [279, LONG, [1]],
  ]
  return tiffOf(
    [...pixel, ...more].toSorted(([one], [other]) => one - other),
    order,
  )
}

function tiffOf(fields: TiffField[], order: 'II' | 'MM' = 'II'): Buffer {
  return Buffer.concat([
    Buffer.from(order),
    uint(order, 2, 42),
    uint(order, 4, 8),
    tiffDirectory(8, fields, { order }),
  ])
}

/** An application segment of a JPEG. */
function segment(data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xe1]), uint('MM', 2, data.length + 2), data])
}
