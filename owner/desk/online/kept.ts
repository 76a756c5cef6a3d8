import type { Texts } from '#pipeline/content/read-texts.ts'

import type { ScanChanges, Sums } from './scans.ts'

/** A version of a studio that was put online. */
export type Kept = {
  id: string
  /** When it was put online, as an ISO 8601 date with its time. */
  date: string
  texts: Texts['texts']
  /** What is in each of its scans. */
  sums: () => Promise<Sums>
  /** How the scans that are in uploads/ now differ from its own. */
  scansSince: () => Promise<ScanChanges>
  /** Writes one of its scans into a file. Gives whether it is still kept. */
  copyScan: (scan: string, target: string) => Promise<boolean>
}

/** What was put online from a studio. */
export type Archive = {
  /** What is online now, as far as is known here. */
  latest: () => Promise<Kept | undefined>
  /** The versions that are kept, at most so many; the latest first. */
  versions: (most: number) => Promise<Kept[]>
}
