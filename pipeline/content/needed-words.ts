import type { Mistake } from '../model/mistake.ts'
import type { ContentFile, Written } from './files.ts'
import type { ContentDocument } from './yaml/document.ts'

/** Words that may be left out, but not where what they belong to is shown. */
export function checkNeededWords(
  { studio, booking, contact }: Partial<Written>,
  documents: Map<ContentFile, ContentDocument>,
): Mistake[] {
  if (!studio || !booking || !contact) return []

  const { scheduling, serviceArea, phone } = studio
  const area = contact.serviceArea
  const isBare = area && !area.counties && serviceArea?.counties
  const missing: [boolean, ContentFile, string[], because: string][] = [
    [!!scheduling && !booking.calendar, 'booking', ['calendar'], 'a calendar, under scheduling'],
    [!!serviceArea && !area, 'contact', ['serviceArea'], 'a service area'],
    [!!isBare, 'contact', ['serviceArea', 'counties'], 'counties, under serviceArea'],
    [!!phone && !contact.details.phone, 'contact', ['details', 'phone'], 'a phone number'],
  ]
  return missing
    .filter(([isMissing]) => isMissing)
    .map(([, file, path, because]) => ({
      ...documents.get(file)!.locate(path),
      message: `"${path.at(-1)}" is missing, and studio.yaml has ${because}. Add it, or take that out there.`,
    }))
}
