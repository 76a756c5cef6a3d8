import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { Metadata } from 'sharp'

import type { Rights } from '../model/photo.ts'
import { mergedRights } from './rights.ts'

// Its format hides its names from an import.
const { load } = createRequire(import.meta.url)('exifreader') as typeof import('exifreader')

/** In characters, for each of the four. */
const LONGEST = 300

/** In bytes. Editing programs can keep years of history in a scan, and none of it is needed. */
const LARGEST_BLOCK = 4_000_000

/** In bytes. The reader needs the whole file. */
const LARGEST_SCAN = 200_000_000

/** What the reader gives in place of a field that it cannot read. */
const FAULTY = '<faulty value>'

/** The metadata tag that holds each right. */
type TagNames = Partial<Record<keyof Rights, string>>

const XMP = { creator: 'creator', credit: 'Credit', copyright: 'rights', license: 'WebStatement' }
const IPTC = { creator: 'By-line', credit: 'Credit', copyright: 'Copyright Notice' }
const EXIF = { creator: 'Artist', copyright: 'Copyright' }

/**
 * Rights as a scan's own metadata states them: what its XMP says, else its IPTC, else its Exif or the
 * fields of a TIFF. Metadata is often broken, and no reason not to print a photograph.
 */
export async function readRights(scan: string, { exif, iptc, xmp }: Metadata): Promise<Rights> {
  const blocks = [exif, iptc, xmp].map((block) => block?.length ?? 0)
  if (Math.max(...blocks) > LARGEST_BLOCK || (await stat(scan)).size > LARGEST_SCAN) return {}
  try {
    const tags = load(await readFile(scan), { expanded: true })
    const lesser = mergedRights(rightsAt(tags.iptc, IPTC), rightsAt(tags.exif, EXIF))
    return mergedRights(rightsAt(tags.xmp, XMP), lesser)
  } catch {
    return {}
  }
}

function rightsAt(tags: object = {}, tagNames: TagNames): Rights {
  const rights: Rights = {}
  for (const [right, name] of Object.entries(tagNames) as [keyof Rights, string][]) {
    const words = plainLine(wordsOf((tags as Record<string, unknown>)[name]))
    if (words && words !== FAULTY && (right !== 'license' || isWebAddress(words))) {
      rights[right] = words
    }
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
