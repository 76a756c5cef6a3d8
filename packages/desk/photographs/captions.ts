import { createRequire } from 'node:module'
import { readFile, stat } from 'node:fs/promises'

import { plainLine } from '../../../pipeline/originals/read-rights.ts'

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
    const everything = [caption, words(iptc.Keywords), words(xmp.subject), words(exif.UserComment)]
    return { caption, date, film: filmNamedIn(everything.join(' '), stocks) }
  } catch {
    return {}
  }
}

/** The film stock whose name occurs in some text, as in the name of a file: `veil-portra-400.jpg`. */
export function filmNamedIn(text: string, stocks: string[]): string | undefined {
  const whole = spaced(text)
  return stocks.find((stock) => {
    const name = spaced(stock).trim()
    // Labs leave out the maker, as in “hp5” and “gold 200”.
    const parts = name.split(' ').filter((part) => !MAKERS.has(part))
    return [name, parts.join(' '), parts[0]].some((one) => whole.includes(` ${one} `))
  })
}

function spaced(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
}

const MAKERS = new Set(['kodak', 'ilford', 'fuji', 'fujifilm', 'agfa', 'lomography', 'rollei'])

function words(tag: Tag | undefined): string | undefined {
  return typeof tag?.description === 'string' ? plainLine(tag.description) : undefined
}
