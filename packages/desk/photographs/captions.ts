import { createRequire } from 'node:module'
import { readFile, stat } from 'node:fs/promises'

import { plainLine } from '../../../pipeline/originals/read-rights.ts'

import { filmNamedIn } from './film-name.ts'

// Its format hides its names from an import.
const { load } = createRequire(import.meta.url)('exifreader') as typeof import('exifreader')

/** In bytes. Metadata is at the beginning or the end, and the reader needs the whole file. */
const LARGEST = 80_000_000

type Tag = { description?: unknown }
type Tags = Partial<Record<'exif' | 'iptc' | 'xmp', Record<string, Tag>>>

/** What a scan says of itself: helps with its description, and is not published. */
export type ScanMetadata = { caption?: string; date?: string; film?: string }

/** Reads a scan's caption, date and film. Metadata is often broken; then it says nothing. */
export async function readCaption(scan: string, stocks: string[]): Promise<ScanMetadata> {
  try {
    if ((await stat(scan)).size > LARGEST) return {}
    const tags = load(await readFile(scan), { expanded: true }) as unknown as Tags
    const { exif = {}, iptc = {}, xmp = {} } = tags
    const caption =
      words(xmp.description) ?? words(iptc['Caption/Abstract']) ?? words(exif.ImageDescription)
    const date = words(exif.DateTimeOriginal) ?? words(iptc['Date Created'])
    const texts = [caption, words(iptc.Keywords), words(xmp.subject), words(exif.UserComment)]
    const films = texts.map((text = '') => filmNamedIn(text, stocks))
    return { caption, date, film: films.find(Boolean) }
  } catch {
    return {}
  }
}

function words(tag: Tag | undefined): string | undefined {
  return typeof tag?.description === 'string' ? plainLine(tag.description) : undefined
}
