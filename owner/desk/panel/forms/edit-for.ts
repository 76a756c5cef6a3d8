import type { ContentFile } from '#pipeline/content/files.ts'

import type { Edit, Path, Value } from '../../edits/edit.ts'
import { nodeAt, type Field, type Group, type List } from '../../form/node.ts'
import type { DeskState } from '../../server/state.ts'
import type { Follow } from '../changes.ts'

type Now = Pick<DeskState, 'forms'>

type Wanted = {
  file: ContentFile
  /** Where its author saw the field. */
  path: Path
  /** A new value, the first one, or none, which takes the field out. */
  value: Value | undefined
  /** What the field held when its author began, where that is not what it holds now. */
  origin?: { base: Value | undefined; present: boolean }
}

/** The edits that give a field another value than it has now. */
export function editsFor(
  { forms }: Now,
  follow: Follow,
  { file, path: seenAt, value, origin }: Wanted,
): Edit[] {
  const path = follow(file, seenAt)
  const field = nodeAt(forms[file], path) as Field
  if (field.value === value) return []

  const before = origin ? origin.base : field.value
  const present = origin?.present || field.present
  if (present && value !== undefined) return [{ kind: 'set', file, path, before, value }]
  if (present) return [{ kind: 'remove', file, path, before }]
  const key = path.at(-1)!
  return [{ kind: 'add', file, path: path.slice(0, -1), key, before: undefined, value }]
}

/** The edit that adds an item to the end of a list, or under its name; or a part that was left out. */
export function editForNew(
  { forms }: Now,
  follow: Follow,
  { file, path: seenAt, value }: { file: ContentFile; path: Path; value: unknown },
): Edit {
  const path = follow(file, seenAt)
  const node = nodeAt(forms[file], path) as Group | List
  const { present } = node
  const addition = { kind: 'add', file, before: undefined } as const
  if (node.type === 'group' || !present) {
    return { ...addition, path: path.slice(0, -1), key: path.at(-1)!, value }
  }
  const [[name, item]] = Object.entries(value as object) as [[string, unknown]]
  if (node.named) return { ...addition, path, key: name, value: item }
  return { ...addition, path, key: node.items.length, before: node.value, value: item }
}

/**
 * The edits that choose another option, where the choice decides which other fields there are: those
 * of the last option are taken out, and those in `value` are added.
 */
export function editsForOption(
  { forms }: Now,
  follow: Follow,
  { file, path: seenAt, value }: { file: ContentFile; path: Path; value: unknown },
): Edit[] {
  const path = follow(file, seenAt)
  const { around = {} } = nodeAt(forms[file], path) as Field
  const group = path.slice(0, -1)
  const name = path.at(-1)!
  const { [name]: option, ...fields } = value as Record<string, Value>
  const { [name]: before, ...old } = around
  const removals = Object.entries(old).map(([key, held]): Edit => {
    return { kind: 'remove', file, path: [...group, key], before: held }
  })
  const additions = Object.entries(fields).map(([key, held]): Edit => {
    return { kind: 'add', file, path: group, key, before: undefined, value: held }
  })
  return [...removals, { kind: 'set', file, path, before, value: option! } as Edit, ...additions]
}
