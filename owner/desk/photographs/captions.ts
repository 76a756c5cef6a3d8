import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

import { comparable } from '#pipeline/model/file-name.ts'

// Its format hides its names from an import.
const { load } = createRequire(import.meta.url)('exifreader') as typeof import('exifreader')

/** What a scan says of itself: helps with its description, and is not published. */
export type ScanMetadata = {
  caption?: string
  date?: string
  film?: string
  /** Whom it names as its maker or owner, where that is not the studio. */
  by?: string
}

/** What a studio knows already: its films, and its names. */
export type StudioNames = { stocks: string[]; owners: string[] }

/**
 * Reads the caption that somebody gave a scan, its date, film and owner; `name`, that of its file, may name
 * the film, too.
 */
export async function readCaption(
  scan: string,
  { stocks, owners }: StudioNames,
  name = path.basename(scan),
): Promise<ScanMetadata> {
  const tags = await readTags(scan)
  const { captions, keywords, date } = tags
  const films = [name, ...captions, ...keywords].map((words) => filmNamedIn(words, stocks))
  return { caption: captions[0], date, film: films.find(Boolean), by: otherOwner(tags, owners) }
}

/** The film stock whose name is in a text, spaces and signs apart: the longest, of several. */
export function filmNamedIn(text: string, stocks: string[]): string | undefined {
  return stocks
    .toSorted((one, other) => other.length - one.length)
    .find((stock) => comparable(stock) && comparable(text).includes(comparable(stock)))
}

/** What stands beside a name in a copyright line. */
const SIGNS = /©|\(c\)|\bcopyright\b|\ball rights reserved\b|\b(?:19|20)\d\d\b/gi

/** Whom a scan names as its maker or owner, where that is none of the studio's own names. */
export function otherOwner({ artist, copyright }: Tags, own: string[]): string | undefined {
  const ours = own.map(comparable).filter(Boolean)
  return [artist, copyright]
    .map((words = '') => words.replace(SIGNS, ' ').replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, ''))
    .find((name) => {
      const letters = comparable(name)
      return letters && !ours.some((one) => one.includes(letters) || letters.includes(one))
    })
}

/** In bytes. The reader needs the whole file. */
const LARGEST_SCAN = 200_000_000

/** In characters. */
const LONGEST = 300

const WANTED = {
  exif: ['Artist', 'Copyright', 'ImageDescription', 'DateTimeOriginal'],
  iptc: ['Caption/Abstract', 'Keywords', 'Date Created'],
}

/** What a scan says of itself, each tag as one line. */
type Tags = {
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
