import type { ContentFile } from '#pipeline/content/files.ts'

import { fieldsIn } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import type { DeskState } from '../desk.ts'
import { previewFacts } from '../forms/preview-facts.ts'

/** A place, and what pages show of it: its marks filled in, without asterisks. */
export type PlaceWords = { place: string; words: string }

/** What every text says. */
export function knownWords({
  forms,
  data,
  facts,
}: Pick<DeskState, 'forms' | 'data' | 'facts'>): PlaceWords[] {
  return (Object.keys(data) as ContentFile[]).flatMap((file) =>
    fieldsIn(forms[file], data[file]).flatMap(({ node, path, value }) => {
      if (node.type !== 'text' || typeof value !== 'string') return []
      return [{ place: placeName(file, path), words: bare(previewFacts(value, facts)) }]
    }),
  )
}

/** Without asterisks for emphasis, and with single spaces. */
export function plain(text: string): string {
  return text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()
}

/** To compare with: also without the quotes that a page puts around a quotation. */
export function bare(text: string): string {
  return plain(text).replace(/^“/, '').replace(/”$/, '')
}
