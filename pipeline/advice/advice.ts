import { byPlace, type Mistake, type Place } from '../model/mistake.ts'

/** What advice is about. */
export type Topic = 'Still the demo’s' | 'Accounts' | 'Photographs' | 'Words' | 'Weight'

/** What an owner may want to change before the site goes online. It stops no build. */
export type Advice = Mistake & { topic: Topic }

/** One piece of advice for all places of the same kind. None where there is no place. */
export function inPlaces(topic: Topic, found: { place: Place }[], message: string): Advice[] {
  const [first, ...alsoIn] = found
    .map(({ place: { file, line } }) => ({ file, line }))
    .toSorted(byPlace)
  return first ? [{ ...first, topic, message, alsoIn }] : []
}
