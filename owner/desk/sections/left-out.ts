import type { Edit } from '../edits/edit.ts'
import { placeName } from '../traces/place.ts'

/** What sections held that edits leave out, by their places. Items of lists are not sections. */
export function leftOutBy(edits: Edit[]): Record<string, unknown> {
  const sections = edits.filter(({ kind, path, before }) => {
    const isNamed = path.every((step) => typeof step === 'string')
    return kind === 'remove' && isNamed && typeof before === 'object' && before !== null
  })
  return Object.fromEntries(
    sections.map(({ file, path, before }) => [placeName(file, path), before]),
  )
}
