import { atFields, BORROWED, onScans, type Advice } from './advice.ts'
import { borrowedWords } from './borrowed-words.ts'
import { misleading } from './misleading.ts'
import type { AdviceField, Scan, StudioFiles } from './studio-files.ts'

/** What a studio still has of the demo, field by field. What misleads visitors comes first. */
export function borrowed({ fields, scans }: StudioFiles, demo: AdviceField[]): Advice[] {
  return [
    ...misleading(fields, demo),
    ...formerCalendar(fields),
    ...borrowedScans(scans),
    ...borrowedWords(fields, scans, demo),
  ]
}

/** The calendar that the demo had before its sample. Studios that were made then may still lead there. */
const FORMER_CALENDAR = 'calendly.com/dogwood-and-silver-demo'

function formerCalendar(fields: AdviceField[]): Advice[] {
  return atFields(
    BORROWED,
    fields.filter(({ value }) => value.toLowerCase().includes(FORMER_CALENDAR)),
    'This leads to the calendar that the demo once had, where nobody is booked. Paste your own, or take it ' +
      'out: a package without a page leads to your calendar.',
  ).map((one) => ({ ...one, misleads: true }))
}

function borrowedScans(scans: Scan[]): Advice[] {
  const names = scans.filter(({ isBorrowed }) => isBorrowed).map(({ file }) => file)
  const message = `${names.length} of ${scans.length} photographs are the demo’s. Put yours in their place.`
  return onScans(BORROWED, names, message)
}
