import { fieldsIn, namedIn, type FormNode } from '../../form/node.ts'
import type { DeskState } from '../../server/state.ts'
import { placeName, UNTRACED } from '../../traces/place.ts'
import { previewFacts } from '../forms/preview-facts.ts'

/** A place, and what pages show of it: its marks filled in, without asterisks. */
export type Known = {
  place: string
  words: string
  /** Whether it is found by its words alone, as settings and texts are that pages measure. */
  isUntraced: boolean
}

/** What every text says. */
export function knownWords({ forms, facts }: Pick<DeskState, 'forms' | 'facts'>): Known[] {
  return (Object.entries(forms) as [keyof typeof forms, FormNode][]).flatMap(([file, form]) => {
    const fields = fieldsIn(form).flatMap(({ path, type, value }) => {
      const isWords = type === 'text' || (type === 'setting' && SHOWN.includes(file))
      if (!isWords || typeof value !== 'string') return []
      const place = placeName(file, path)
      const words = bare(previewFacts(value, facts))
      return [{ place, words, isUntraced: type === 'setting' || UNTRACED.test(place) }]
    })
    // The name of a town is what its list calls it.
    const names = namedIn(form).map(({ path, label }) => {
      return { place: placeName(file, path), words: label, isUntraced: true }
    })
    return [...fields, ...names]
  })
}

/** Files whose settings pages show: an email address, a phone number, the name of a film. */
const SHOWN = ['studio', 'booking', 'film-stocks']

/** Without asterisks for emphasis, and with single spaces. */
export function plain(text: string): string {
  return text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()
}

/** To compare with: also without the quotes that a page puts around a quotation. */
export function bare(text: string): string {
  return plain(text).replace(/^“/, '').replace(/”$/, '')
}
