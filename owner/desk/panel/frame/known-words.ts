import { fieldsIn } from '../../form/node.ts'
import { placeName, UNTRACED } from '../../traces/place.ts'
import type { DeskState } from '../../server/state.ts'

/** A place that carries no trace, and what pages show of it. */
export type Known = { place: string; words: string }

/** The places whose words are looked for as they are: names, prices, an email address. */
export function knownWords({ forms }: DeskState): Known[] {
  return (['studio', 'booking'] as const).flatMap((file) =>
    fieldsIn(forms[file]).flatMap(({ path, type, value }) => {
      const place = placeName(file, path)
      const isKnown = type === 'setting' || UNTRACED.test(place)
      return isKnown && typeof value === 'string' ? [{ place, words: value.trim() }] : []
    }),
  )
}
