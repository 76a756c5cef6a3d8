import path from 'node:path'

import { parse } from 'yaml'

import { FILES } from '#pipeline/content/files.ts'
import { readTexts, type Texts } from '#pipeline/content/read-texts.ts'

import { archiveOf } from './archive.ts'
import { compare, type Difference } from './compare.ts'
import type { ScanChanges } from './scans.ts'
import { wayOnline, type Way } from './way.ts'

/** What going online would change. */
export type Changes = {
  way: Way
  /** Whether the site was never put online from here. */
  isFirst: boolean
  differences: Difference[]
  /** Scans, by their names in uploads/. */
  scans: ScanChanges
}

/** Compares a studio with what was put online last. */
export async function changesSince(studio: string): Promise<Changes> {
  const way = await wayOnline(studio)
  const online = await archiveOf(studio, way).latest()
  const none = { added: [], removed: [], changed: [], renamed: [] }
  if (!online) return { way, isFirst: true, differences: [], scans: none }

  const { texts } = await readTexts(studio, path.join(studio, 'content'))
  const differences = compareTexts(online.texts, texts)
  return { way, isFirst: false, differences, scans: await online.scansSince() }
}

/** What differs in the words of two versions. */
export function compareTexts(before: Texts['texts'], after: Texts['texts']): Difference[] {
  return FILES.flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)]
    return old === now ? [] : compare(file, parsed(old), parsed(now))
  })
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parse(text)
  } catch {
    return undefined
  }
}
