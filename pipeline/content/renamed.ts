import { isMap, isScalar, isSeq, parseDocument, type Scalar } from 'yaml'

import type { ContentFile } from './files.ts'

/** A field of the content that has another name since a version. */
export type Renamed = {
  since: string
  file: ContentFile
  /** Where it was. `*` stands for each item of a list, and for each field. */
  at: string[]
  /** Its name now, in the same place. */
  to: string
}

/**
 * Every field that was ever renamed, in order. `npm run update` writes the new names into an owner's
 * words. A field that is gone needs no line: where an owner has it, it is named with file and line.
 */
export const RENAMED: Renamed[] = []

/** Gives fields of a file their new names. Everything else stays as it is, comments too. */
export function renameFields(text: string, renamed: Renamed[]): { text: string; lines: string[] } {
  const lines: string[] = []
  for (const { at, to } of renamed) {
    for (const { range, value } of keysAt(parseDocument(text).contents, at, to).toReversed()) {
      const [start, end] = range!
      const line = text.slice(0, start).split('\n').length
      lines.push(`${line}  ${String(value)} is called ${to} now`)
      text = text.slice(0, start) + to + text.slice(end)
    }
  }
  return { text, lines }
}

/** The same renamings the other way round, for going back. */
export function reversed(renamed: Renamed[]): Renamed[] {
  return renamed
    .map(({ at, to, ...rest }) => ({ ...rest, at: [...at.slice(0, -1), to], to: at.at(-1)! }))
    .toReversed()
}

/** The names of fields at a path, where the new name is not taken. */
function keysAt(node: unknown, [step, ...below]: string[], to: string): Scalar.Parsed[] {
  if (isSeq(node))
    return node.items.flatMap((item) => (step === '*' ? keysAt(item, below, to) : []))
  if (!isMap(node)) return []

  const named = (name?: string) =>
    node.items.filter(({ key }) => isScalar(key) && key.value === name)
  const pairs = step === '*' ? node.items : named(step)
  if (below.length > 0) return pairs.flatMap(({ value }) => keysAt(value, below, to))
  return named(to).length > 0 ? [] : pairs.map(({ key }) => key as Scalar.Parsed)
}
