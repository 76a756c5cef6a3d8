import { createRequire } from 'node:module'

import type { Metadata } from 'sharp'

import { iptcFile } from './iptc-file.ts'
import { plainLine } from './plain-line.ts'
import type { Rights } from '../model/photo.ts'

// Its format hides its names from an import.
const { load } = createRequire(import.meta.url)('exifreader') as typeof import('exifreader')

/** In characters, for each of the four. */
const LONGEST = 300

/** In bytes. Editing programs can keep years of history in a scan, and none of it is needed. */
const LARGEST_BLOCK = 4_000_000

/** What the reader gives in the place of a field that it cannot read. */
const FAULTY = '<faulty value>'

const UNREADABLE = 'has metadata that cannot be read. Rights that are stated there are lost.'

type Tags = Record<string, unknown>

/** What the tag of each is called. */
type Places = Partial<Record<keyof Rights, string>>

const XMP = { creator: 'creator', credit: 'Credit', copyright: 'rights', license: 'WebStatement' }
const IPTC = { creator: 'By-line', credit: 'Credit', copyright: 'Copyright Notice' }
const EXIF = { creator: 'Artist', copyright: 'Copyright' }

/**
 * Rights as a scan's own metadata states them: what its XMP says, else its IPTC, else its Exif.
 * Metadata is often broken, and no reason not to print a photograph.
 */
export function readRights({ xmp, iptc, exif }: Metadata): { rights: Rights; warnings: string[] } {
  const warnings: string[] = []

  function rightsIn(block: Buffer | undefined, places: Places, read: (block: Buffer) => Tags) {
    if (!block || block.length > LARGEST_BLOCK) return {}
    try {
      const found = rightsAt(read(block), places)
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

function rightsAt(found: Tags, places: Places): Rights {
  const rights: Rights = {}
  for (const [right, name] of Object.entries(places) as [keyof Rights, string][]) {
    const words = plainLine(wordsOf(found[name]), LONGEST)
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
