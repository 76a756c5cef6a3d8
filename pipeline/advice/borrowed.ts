import { BORROWED, listed, onScans, type Advice } from './advice.ts'
import { borrowedWords } from './borrowed-words.ts'
import { misleading } from './misleading.ts'
import type { AdviceField, Scan, StudioFiles } from './studio-files.ts'

/** What a studio still has of the demo, field by field. What misleads visitors comes first. */
export function borrowed({ fields, scans }: StudioFiles, demo: AdviceField[]): Advice[] {
  return [
    ...misleading(fields, demo),
    ...borrowedScans(scans),
    ...borrowedWords(fields, scans, demo),
  ]
}

function borrowedScans(scans: Scan[]): Advice[] {
  const names = scans.filter(({ isBorrowed }) => isBorrowed).map(({ file }) => file)
  const message = `${names.length} of ${scans.length} photographs are the demo’s: ${listed(names)}.`
  return onScans(BORROWED, names, `${message} Put yours in their place.`)
}
