import type { ContentFile } from '#pipeline/content/files.ts'

import type { Edit, Value } from '../../edits/edit.ts'
import { nodeAt, type Field, type Group, type List } from '../../form/node.ts'
import type { DeskState } from '../../server/state.ts'

/**
 * The edit that gives a field a value: a new one, the first one, or none, which takes the field out.
 *
 * @param before what the field held when its author saw it.
 */
export function editFor(
  file: ContentFile,
  { path, present }: Field,
  { before, value }: { before: unknown; value: Value | undefined },
): Edit | undefined {
  if (present && value !== undefined) return { kind: 'set', file, path, before, value }
  if (present) return { kind: 'remove', file, path, before }
  const key = path.at(-1)!
  return value === undefined
    ? undefined
    : { kind: 'add', file, path: path.slice(0, -1), key, before: undefined, value }
}

/** The edits that give a field another value than it has now. */
export function editsFor(
  { forms }: DeskState,
  file: ContentFile,
  field: Field,
  value: Value | undefined,
): Edit[] {
  const now = (nodeAt(forms[file], field.path) as Field | undefined) ?? field
  const edit = now.value === value ? undefined : editFor(file, now, { before: now.value, value })
  return edit ? [edit] : []
}

/** The edit that adds an item to the end of a list, or under its name; or a part that was left out. */
export function editForNew(
  { forms }: Pick<DeskState, 'forms'>,
  file: ContentFile,
  asked: Group | List,
  value: unknown,
): Edit {
  const node = (nodeAt(forms[file], asked.path) as Group | List | undefined) ?? asked
  const { path, present } = node
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
  { forms }: Pick<DeskState, 'forms'>,
  file: ContentFile,
  { path }: Field,
  value: unknown,
): Edit[] {
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
