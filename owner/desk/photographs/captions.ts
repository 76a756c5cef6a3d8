import path from 'node:path'

import { comparable } from '#pipeline/model/comparable.ts'
import { otherOwner } from '#pipeline/originals/other-owner.ts'
import { readTags } from '#pipeline/originals/read-tags.ts'

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
