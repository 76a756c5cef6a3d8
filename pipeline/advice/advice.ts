import { byLocation, type Mistake, type FileLocation } from '../model/mistake.ts'

export const BORROWED = 'Still the demo’s'

/** What advice is about. */
type Topic = typeof BORROWED | 'Calendar' | 'Inquiries' | 'Photographs' | 'Words'

/** What an owner may want to change before the site goes online. It stops no build. */
export type Advice = Mistake & {
  topic: Topic
  /** Whether visitors would be led astray: with such a fact nothing goes online. */
  misleads?: boolean
}

/** One piece of advice for all locations of the same kind. None where there is no location. */
export function atLocations(
  topic: Topic,
  found: { location: FileLocation }[],
  message: string,
): Advice[] {
  const [first, ...alsoIn] = found
    .map(({ location: { file, line } }) => ({ file, line }))
    .toSorted(byLocation)
  return first ? [{ ...first, topic, message, alsoIn }] : []
}

/** The first few of a list, and how many more there are. */
export function listed(names: string[], most = 6): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} and ${names.length - most} more` : shown
}
