import type { Mistake } from '../model/mistake.ts'
import type { File, Written } from './files.ts'
import { placeOf } from './references.ts'
import type { Document } from './yaml/document.ts'

type Need = { file: File; path: string[]; words: unknown; isShown: unknown; because: string }

/** Words that may be left out, but not where what they belong to is shown. */
export function checkNeededWords(
  { studio, booking, contact }: Partial<Written>,
  documents: Map<File, Document>,
): Mistake[] {
  if (!studio || !booking || !contact) return []

  const area = contact.serviceArea
  const needs: Need[] = [
    {
      file: 'booking',
      path: ['calendar'],
      words: booking.calendar,
      isShown: studio.scheduling,
      because: 'studio.yaml has a calendar, under scheduling',
    },
    {
      file: 'contact',
      path: ['serviceArea'],
      words: area,
      isShown: studio.serviceArea,
      because: 'studio.yaml has a service area',
    },
    {
      file: 'contact',
      path: ['serviceArea', 'counties'],
      words: area?.counties,
      isShown: area && studio.serviceArea?.counties,
      because: 'studio.yaml has counties, under serviceArea',
    },
    {
      file: 'contact',
      path: ['details', 'phone'],
      words: contact.details.phone,
      isShown: studio.phone,
      because: 'studio.yaml has a phone number',
    },
  ]
  return needs
    .filter(({ words, isShown }) => isShown && !words)
    .map(({ file, path, because }) => ({
      ...placeOf(documents.get(file)!, path),
      message: `"${path.at(-1)}" is missing, and ${because}. Add it, or take that out there.`,
    }))
}
