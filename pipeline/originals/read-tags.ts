import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { Metadata } from 'sharp'

import { wordsOf } from './tag-words.ts'
import { readTexts, tiffOf } from './tiff-texts.ts'
import { withoutLayers } from './without-layers.ts'

// Its format hides its names from an import.
const { load } = createRequire(import.meta.url)('exifreader') as typeof import('exifreader')

/** In bytes. The reader needs the whole file, so that of a larger one gets the metadata alone. */
const LARGEST_SCAN = 200_000_000

/** In bytes. Editing programs can keep years of history in a scan, and none of it is needed. */
const LARGEST_BLOCK = 4_000_000

const [XMP, IPTC] = [700, 33723]

/** What a scan says of itself, by the standard it is written in. */
export type Tags = Partial<Record<'exif' | 'iptc' | 'xmp', Record<string, unknown>>>

type Blocks = Pick<Metadata, 'exif' | 'iptc' | 'xmp' | 'format'>

/** Reads the metadata of a scan. It is often broken; then it says nothing. */
export async function readTags(scan: string, blocks: Blocks): Promise<Tags> {
  if (isTooMuch(blocks)) return {}
  try {
    const isLarge = (await stat(scan)).size > LARGEST_SCAN
    return isLarge ? await tagsOfBlocks(scan, blocks) : tagsIn(withoutLayers(await readFile(scan)))
  } catch {
    return {}
  }
}

/** The devices and programs that made a scan. */
export function devicesIn({ exif = {}, xmp = {} }: Tags): string[] {
  return [exif.Make, exif.Model, exif.Software, xmp.CreatorTool].flatMap(wordsOf)
}

/** Why a scan's metadata is not read. Continues a sentence after its name. */
export function metadataWarnings(blocks: Blocks): string[] {
  return isTooMuch(blocks)
    ? [
        'holds more than 4 MB of metadata, so its own copyright and creator are not read. ' +
          'Export it anew, without its editing history.',
      ]
    : []
}

function isTooMuch({ exif, iptc, xmp }: Blocks): boolean {
  return [exif, iptc, xmp].some((block) => (block?.length ?? 0) > LARGEST_BLOCK)
}

/** The tags of a scan too large to be read whole. */
async function tagsOfBlocks(scan: string, { format, exif, iptc, xmp }: Blocks): Promise<Tags> {
  const fields = format === 'tiff' ? await readTexts(scan, LARGEST_BLOCK) : new Map()
  if (xmp) fields.set(XMP, xmp)
  // In a JPEG, Photoshop's headers are before the first field.
  if (iptc) fields.set(IPTC, iptc.subarray(Math.max(0, iptc.indexOf(0x1c))))
  const tags = tagsIn(tiffOf(fields))
  if (!exif) return tags

  const start = exif.toString('latin1', 0, 4) === 'Exif' ? 'Exif\0\0'.length : 0
  return { ...tags, exif: tagsIn(exif.subarray(start)).exif }
}

/** The reader's own remarks name no file, and nothing follows from them. */
function tagsIn(bytes: Buffer): Tags {
  const { warn } = console
  console.warn = () => {}
  try {
    return load(bytes, { expanded: true }) as Tags
  } finally {
    console.warn = warn
  }
}
