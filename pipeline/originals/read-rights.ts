import { createRequire } from 'node:module'

import type { Metadata } from 'sharp'

import type { Rights } from '../model/photo.ts'

// Its format hides its names from an import.
const { load } = createRequire(import.meta.url)('exifreader') as typeof import('exifreader')

/** In characters, for each of the four. */
const LONGEST = 300

/** In bytes. Editing programs can keep years of history in a scan, and none of it is needed. */
const LARGEST_BLOCK = 4_000_000

/** What the reader gives in place of a field that it cannot read. */
const FAULTY = '<faulty value>'

const UNREADABLE = 'has metadata that cannot be read. Rights that are stated there are lost.'

type Tags = Record<string, unknown>

/** The metadata tag that holds each right. */
type TagNames = Partial<Record<keyof Rights, string>>

const XMP = { creator: 'creator', credit: 'Credit', copyright: 'rights', license: 'WebStatement' }
const IPTC = { creator: 'By-line', credit: 'Credit', copyright: 'Copyright Notice' }
const EXIF = { creator: 'Artist', copyright: 'Copyright' }

/**
 * Rights as a scan's own metadata states them: what its XMP says, else its IPTC, else its Exif.
 * Metadata is often broken, and no reason not to print a photograph.
 */
export function readRights({ xmp, iptc, exif }: Metadata): { rights: Rights; warnings: string[] } {
  const warnings: string[] = []

  function rightsIn(block: Buffer | undefined, tagNames: TagNames, read: (block: Buffer) => Tags) {
    if (!block || block.length > LARGEST_BLOCK) return {}
    try {
      const found = rightsAt(read(block), tagNames)
      if (Object.values(found).includes(FAULTY)) warnings.push(UNREADABLE)
      return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== FAULTY))
    } catch {
      warnings.push(UNREADABLE)
      return {}
    }
  }

  const rights = {
    ...rightsIn(exif, EXIF, (block) => tags(tiffIn(block), 'exif')),
    ...rightsIn(iptc, IPTC, (block) => tags(iptcFile(block), 'iptc')),
    ...rightsIn(xmp, XMP, (block) => tags(Buffer.concat([XMP_BEGINNING, block]), 'xmp')),
  }
  return { rights, warnings: [...new Set(warnings)] }
}

/** The reader recognizes XMP by this beginning. */
const XMP_BEGINNING = Buffer.from('<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>')

function tags(file: Buffer, group: 'exif' | 'iptc' | 'xmp'): Tags {
  return { ...load(file, { expanded: true })[group] }
}

function tiffIn(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
}

function rightsAt(found: Tags, tagNames: TagNames): Rights {
  const rights: Rights = {}
  for (const [right, name] of Object.entries(tagNames) as [keyof Rights, string][]) {
    const words = plainLine(wordsOf(found[name]))
    if (words && (right !== 'license' || isWebAddress(words))) rights[right] = words
  }
  return rights
}

/** A list holds one tag for each name in it. */
function wordsOf(tag: unknown): string {
  if (Array.isArray(tag)) return tag.map(wordsOf).join(', ')
  const { description } = (tag ?? {}) as { description?: unknown }
  return typeof description === 'string' ? description : ''
}

function isWebAddress(words: string): boolean {
  return /^https?:\/\//i.test(words) && URL.canParse(words)
}

/** Untrusted text as one line of limited length. Undefined where nothing is left. */
export function plainLine(words: string): string | undefined {
  const line = words
    .replace(/[\p{Cc}\p{Cs}\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, LONGEST).join('').trim() || undefined
}

/** A JPEG without a picture around a block of IPTC, because the reader accepts only whole files. */
function iptcFile(block: Buffer): Buffer {
  const isResource = block.toString('latin1', 0, 9) === 'Photoshop'
  // A Photoshop resource around IPTC, as JPEG has it and TIFF has not.
  const head = Buffer.from(isResource ? '' : 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\0', 'latin1')
  if (!isResource) head.writeUInt32BE(block.length, head.length - 4)

  const start = Buffer.from([0xff, 0xd8, 0xff, 0xed, 0, 0])
  start.writeUInt16BE(head.length + block.length + 2, 4)
  return Buffer.concat([start, head, block, Buffer.from([0xff, 0xd9])])
}
