import { byLocation } from '../model/mistake.ts'
import type { AdviceField } from './studio-files.ts'

export const BORROWED = 'Still the demo’s'

/** What advice is about. */
type Topic = typeof BORROWED | 'Calendar' | 'Inquiries' | 'Photographs' | 'Words'

/** What an owner may want to change before the site goes online. It stops no build. */
export type Advice = {
  topic: Topic
  /** What is so, and what to do about it. It names no file: `scans` does. */
  message: string
  /** Whether visitors would be led astray: with such a fact nothing goes online. */
  misleads?: boolean
  /** The fields that it is about, in the order of files and lines. */
  fields: AdviceField[]
  /** The scans that it is about, by their names. */
  scans: string[]
}

/** One piece of advice for all fields of the same kind. None where there is no field. */
export function atFields(
  topic: Topic,
  fields: AdviceField[],
  message: string,
  scans: string[] = [],
): Advice[] {
  const sorted = fields.toSorted((one, other) => byLocation(one.location, other.location))
  return fields.length > 0 ? [{ topic, message, fields: sorted, scans }] : []
}

/** One piece of advice about scans that no field names. None where there is no scan. */
export function onScans(topic: Topic, scans: string[], message: string): Advice[] {
  return scans.length > 0 ? [{ topic, message, fields: [], scans }] : []
}

/** The first few of a list, and how many more there are. */
export function listed(names: string[], most = 6): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}
