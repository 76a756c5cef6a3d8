import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'

// Its format hides its names from an import.
const { load } = createRequire(import.meta.url)('exifreader') as typeof import('exifreader')

/** In bytes. The reader needs the whole file. */
const LARGEST_SCAN = 200_000_000

/** In characters. */
const LONGEST = 300

const WANTED = {
  exif: ['Artist', 'Copyright', 'ImageDescription', 'DateTimeOriginal'],
  iptc: ['Caption/Abstract', 'Keywords', 'Date Created'],
}

/** What a scan says of itself, each tag as one line. */
export type Tags = {
  artist?: string
  copyright?: string
  captions: string[]
  keywords: string[]
  date?: string
}

/** Reads what Exif and IPTC say in a scan. Metadata is often broken; then it says nothing. */
export async function readTags(scan: string): Promise<Tags> {
  const isLarge = (await stat(scan)).size > LARGEST_SCAN
  const { exif = {}, iptc = {} } = isLarge ? {} : tagsIn(await readFile(scan))
  return {
    artist: wordsOf(exif.Artist)[0],
    copyright: wordsOf(exif.Copyright)[0],
    captions: [iptc['Caption/Abstract'], exif.ImageDescription].flatMap(wordsOf),
    keywords: wordsOf(iptc.Keywords),
    date: [exif.DateTimeOriginal, iptc['Date Created']].flatMap(wordsOf)[0],
  }
}

type TagGroups = Partial<Record<keyof typeof WANTED, Record<string, unknown>>>

/** The reader's own remarks name no file, and nothing follows from them. */
function tagsIn(bytes: Buffer): TagGroups {
  const { warn } = console
  console.warn = () => {}
  try {
    return load(bytes, { expanded: true, includeTags: WANTED }) as TagGroups
  } catch {
    return {}
  } finally {
    console.warn = warn
  }
}

/** What a tag says, or each of several with its name, without what was lost in its encoding. */
function wordsOf(tag: unknown): string[] {
  if (Array.isArray(tag)) return tag.flatMap(wordsOf)
  const { description } = (tag ?? {}) as { description?: unknown }
  if (typeof description !== 'string' || description.includes('\uFFFD')) return []
  const line = description.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  return line && line !== '<faulty value>' ? [line.slice(0, LONGEST)] : []
}
