import sharp, { type Metadata } from 'sharp'
import { expect, test } from 'vitest'

import { readRights } from './read-rights.ts'

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

test('XMP takes precedence over IPTC, and IPTC over Exif', async () => {
  const blocks = {
    exif: await exif({ Artist: 'Exif artist', Copyright: 'Exif copyright' }),
    iptc: iptc({ 80: 'IPTC name', 110: 'IPTC credit', 116: 'IPTC copyright' }),
    xmp: xmp('<dc:creator><rdf:Seq><rdf:li>XMP name</rdf:li></rdf:Seq></dc:creator>'),
  }
  expect(rights(blocks)).toEqual({
    creator: 'XMP name',
    credit: 'IPTC credit',
    copyright: 'IPTC copyright',
  })
  expect(rights({ exif: blocks.exif })).toEqual({
    creator: 'Exif artist',
    copyright: 'Exif copyright',
  })
})

test('IPTC is read both wrapped, as in a JPEG, and bare, as in a TIFF', () => {
  const bare = iptc({ 80: 'Léa' })
  expect(rights({ iptc: bare })).toEqual({ creator: 'Léa' })
  expect(rights({ iptc: wrapped(bare) })).toEqual({ creator: 'Léa' })
})

test('all photographers are named', () => {
  const list = '<rdf:li>Léa</rdf:li><rdf:li>Noé &amp; Ida</rdf:li>'
  expect(rights({ xmp: xmp(`<dc:creator><rdf:Seq>${list}</rdf:Seq></dc:creator>`) })).toEqual({
    creator: 'Léa, Noé & Ida',
  })
})

test('a license must be a URL', () => {
  const stating = (address: string) => ({ xmp: xmp('', `xmpRights:WebStatement="${address}"`) })
  expect(rights(stating('https://halide.example/terms'))).toEqual({
    license: 'https://halide.example/terms',
  })
  for (const other of ['ask me', 'javascript:alert(1)', 'file:///etc/passwd', '']) {
    expect(rights(stating(other)), other).toEqual({})
  }
})

test('values are cut to one short line, and empty values are dropped', () => {
  const artist = (words: string) => rights({ iptc: iptc({ 80: words }) }).creator
  expect(artist('  Zoë \u0000\t\r\n Lima \u0007')).toBe('Zoë Lima')
  expect(artist('   \u0000 ')).toBeUndefined()
  expect(artist('')).toBeUndefined()
  expect(artist('å'.repeat(5000))).toBe('å'.repeat(300))
})

test('Latin-1 metadata is decoded', () => {
  const latin1 = Buffer.from('Zo\xeb', 'latin1')
  expect(rights({ iptc: iptc({ 80: latin1 }, { utf8: false }) })).toEqual({ creator: 'Zoë' })
  expect(rights({ iptc: iptc({ 80: 'Zoë' }, { utf8: false }) })).toEqual({ creator: 'Zoë' })
})

test('broken metadata is ignored', () => {
  const broken: Buffer[] = [
    Buffer.from(''),
    Buffer.from('nonsense'),
    Buffer.from('Exif\0\0II*\0\xff\xff\xff\xff', 'latin1'),
    Buffer.alloc(70_000, 0x1c),
    Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><dc:creator>'),
    Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  ]
  for (const block of broken) {
    for (const kind of ['exif', 'iptc', 'xmp']) {
      const read = readRights({ [kind]: block } as unknown as Metadata)
      expect(read.rights).toEqual({})
      expect(read.warnings.length).toBeLessThan(2)
    }
  }
})

test('a field with a broken length is skipped, and the others are read', async () => {
  const block = (await exif({ Artist: 'Léa Roy', Copyright: '© 2026' }))!
  const tag = block.indexOf(Buffer.from([0x98, 0x82]))
  expect(tag).toBeGreaterThan(0)
  block.writeUInt32LE(0x7fffffff, tag + 4)

  expect(readRights({ exif: block } as Metadata)).toEqual({
    rights: { creator: expect.stringContaining('L') },
    warnings: ['has metadata that cannot be read. Rights that are stated there are lost.'],
  })
})

function rights(blocks: { exif?: Buffer | undefined; iptc?: Buffer; xmp?: Buffer }) {
  return readRights(blocks as Metadata).rights
}

async function exif(words: Record<string, string>): Promise<Buffer | undefined> {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#777' } })
  const tagged = await picture.withExif({ IFD0: words }).jpeg().toBuffer()
  return (await sharp(tagged).metadata()).exif
}

function xmp(elements: string, attributes = ''): Buffer {
  return Buffer.from(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF}"><rdf:Description ` +
      'xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
      `xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" rdf:about="" ${attributes}>` +
      `${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`,
  )
}

/** By IPTC-IIM 4.2: a marker, record and number of the field, and its length. */
function iptc(fields: Record<number, string | Buffer>, { utf8 = true } = {}): Buffer {
  const field = (record: number, number: number, value: Buffer) => {
    const head = Buffer.from([0x1c, record, number, 0, 0])
    head.writeUInt16BE(value.length, 3)
    return Buffer.concat([head, value])
  }
  return Buffer.concat([
    ...(utf8 ? [field(1, 90, Buffer.from('\x1b%G', 'latin1'))] : []),
    ...Object.entries(fields).map(([number, value]) => field(2, +number, Buffer.from(value))),
  ])
}

function wrapped(block: Buffer): Buffer {
  const head = Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0', 'latin1')
  head.writeUInt32BE(block.length, head.length - 4)
  return Buffer.concat([head, block])
}
