import type { Mistake } from '../model/mistake.ts'
import type { ContentFile, Written } from './files.ts'
import { locationOf } from './located-fields.ts'
import type { ContentDocument } from './yaml/document.ts'

type Need = [file: ContentFile, path: string[], words: unknown, shown: unknown, because: string]

/** Words that may be left out, but not where what they belong to is shown. */
export function checkNeededWords(
  { studio, booking, contact }: Partial<Written>,
  documents: Map<ContentFile, ContentDocument>,
): Mistake[] {
  if (!studio || !booking || !contact) return []

  const { serviceArea: area, details } = contact
  const { scheduling, serviceArea, phone } = studio
  const counties = area && serviceArea?.counties
  const needs: Need[] = [
    ['booking', ['calendar'], booking.calendar, scheduling, 'a calendar, under scheduling'],
    ['contact', ['serviceArea'], area, serviceArea, 'a service area'],
    [
      'contact',
      ['serviceArea', 'counties'],
      area?.counties,
      counties,
      'counties, under serviceArea',
    ],
    ['contact', ['details', 'phone'], details.phone, phone, 'a phone number'],
  ]
  return needs
    .filter(([, , words, shown]) => shown && !words)
    .map(([file, path, , , because]) => ({
      ...locationOf(documents.get(file)!, path),
      message: `"${path.at(-1)}" is missing, and studio.yaml has ${because}. Add it, or take that out there.`,
    }))
}
