import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { load } from 'exifreader'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { ASCII, tiffDirectory, uint, UNDEFINED, type TiffField } from '../tests/tiff-directory.ts'
import { readRights } from './read-rights.ts'
import { mergedRights, withRights } from './rights.ts'

const RIGHTS = {
  creator: 'Zoë & <Ana> "Lima"',
  credit: 'Halide Studio',
  copyright: '© 2026 Zoë Lima',
  license: 'https://halide.example/terms?a=1&b=2',
  usageTerms: 'Ask "first" & pay',
  licensor: 'https://halide.example/license?a=1&b=2',
  dataMining: 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-AIMLTRAINING',
  constraints: 'No <training>',
}

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })

test('the rights in a scan win, and the studio’s fill the gaps', () => {
  expect(mergedRights({ creator: 'Zoë' }, { creator: 'Halide', credit: 'Halide' })).toEqual({
    creator: 'Zoë',
    credit: 'Halide',
  })
  expect(mergedRights({}, { creator: '', credit: 'Halide' })).toEqual({ credit: 'Halide' })
})

test.for(['avif', 'jpeg'] as const)('a %s carries the rights it was given', async (format) => {
  const print = await withRights(picture.clone(), RIGHTS, 1080).toFormat(format).toBuffer()
  expect(await rightsOf(print)).toEqual(RIGHTS)

  const { exif } = load(print, { expanded: true })
  expect(exif?.Artist?.description).toBe('Zoe & <Ana> "Lima"')
  expect(exif?.Copyright?.description).toBe('(C) 2026 Zoe Lima')
})

test('a name that Exif cannot hold is in XMP alone', async () => {
  const rights = { creator: '李 明', copyright: 'Ли' }
  const print = await withRights(picture.clone(), rights, 1080).jpeg().toBuffer()
  expect(await rightsOf(print)).toEqual(rights)
  expect((await sharp(print).metadata()).exif).toBeUndefined()
})

test('XMP takes precedence over IPTC, and IPTC over the fields of a TIFF', async () => {
  const fields: TiffField[] = [
    [315, ASCII, 'Zoë Field\0'],
    [33432, ASCII, '© 2026 Zoë\0'],
  ]
  const iptc = field(80, 'IPTC name') + field(110, 'IPTC credit')
  expect(await rightsOf(tiffWith(fields))).toEqual({
    creator: 'Zoë Field',
    copyright: '© 2026 Zoë',
  })

  const withIptc: TiffField[] = [...fields, [33723, UNDEFINED, Buffer.from(iptc, 'latin1')]]
  const lesser = { creator: 'IPTC name', credit: 'IPTC credit', copyright: '© 2026 Zoë' }
  expect(await rightsOf(tiffWith(withIptc))).toEqual(lesser)

  const names = '<rdf:li>Léa</rdf:li><rdf:li>Noé &amp; Ida</rdf:li>'
  const xmp = packet(`<dc:creator><rdf:Seq>${names}</rdf:Seq></dc:creator>`)
  const all: TiffField[] = [[700, UNDEFINED, Buffer.from(xmp)], ...withIptc]
  expect(await rightsOf(tiffWith(all))).toEqual({ ...lesser, creator: 'Léa, Noé & Ida' })
})

test('a license must be a URL', async () => {
  const stating = (address: string) =>
    rightsOf(
      picture
        .clone()
        .withXmp(packet('', `xmpRights:WebStatement="${address}"`))
        .jpeg(),
    )
  expect(await stating(RIGHTS.license.replace('&', '&amp;'))).toEqual({ license: RIGHTS.license })
  for (const other of ['ask me', 'javascript:alert(1)', 'file:///etc/passwd', '']) {
    expect(await stating(other), other).toEqual({})
  }
})

test('values are cut to one short line', async () => {
  const artist = async (words: string) =>
    (await rightsOf(tiffWith([[315, ASCII, `${words}\0`]]))).creator
  expect(await artist('  Zoë \t\r\n Lima \u0007')).toBe('Zoë Lima')
  expect(await artist('   ')).toBeUndefined()
  expect(await artist('å'.repeat(5000))).toBe('å'.repeat(300))
})

test('broken metadata is ignored', async () => {
  const jpeg = await picture.clone().jpeg().toBuffer()
  for (const block of [
    'Exif\0\0II*\0\xff\xff\xff\xff',
    'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\xff\xff',
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><dc:creator>',
    'http://ns.adobe.com/xap/1.0/\0<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ]) {
    const marker = Buffer.from([0xff, block.startsWith('Photoshop') ? 0xed : 0xe1, 0, 0])
    marker.writeUInt16BE(block.length + 2, 2)
    const parts = [jpeg.subarray(0, 2), marker, Buffer.from(block, 'latin1'), jpeg.subarray(2)]
    expect(await rightsOf(Buffer.concat(parts)), block).toEqual({})
  }
})

test('a field with a broken length is skipped, and the others are read', async () => {
  const scan = tiffWith([
    [315, ASCII, 'Léa Roy\0'],
    [33432, ASCII, '© 2026\0'],
  ])
  scan.writeUInt32LE(0x7fffffff, scan.indexOf(Buffer.from([0x98, 0x82])) + 4)
  expect(await rightsOf(scan)).toEqual({ creator: 'Léa Roy' })
})

async function rightsOf(scan: Buffer | Sharp) {
  const file = path.join(await temporaryFolder(), 'scan')
  const bytes = 'toBuffer' in scan ? await scan.toBuffer() : scan
  await writeFile(file, bytes)
  return readRights(
    file,
    await sharp(bytes)
      .metadata()
      .catch(() => ({}) as never),
  )
}

/** Nothing but fields. */
function tiffWith(fields: TiffField[]): Buffer {
  return Buffer.concat([Buffer.from('II*\0'), uint('II', 4, 8), tiffDirectory(8, fields)])
}

/** By IPTC-IIM 4.2: a marker, record and number of the field, and its length. */
function field(number: number, value: string): string {
  return `\x1c\x02${String.fromCharCode(number)}\0${String.fromCharCode(value.length)}${value}`
}

function packet(elements: string, attributes = ''): string {
  return (
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF}"><rdf:Description ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
    `xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" rdf:about="" ${attributes}>` +
    `${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`
  )
}
