import type { Edit } from '../../edits/edit.ts'
import { nodeAt, type List } from '../../form/node.ts'
import { questionsFor, valueFrom, type Given, type Question } from '../../form/questions.ts'
import type { DeskState } from '../../server/state.ts'
import { placeName, readPlace } from '../../traces/place.ts'
import type { Follow } from '../changes.ts'
import { editsFor } from '../forms/edit-for.ts'
import { fieldsBeside, photographKey } from '../photograph-lists.ts'

/** What has to be written beside a photograph at a place: a list that it is added to, or one that it replaces. */
export function questionsAt(state: DeskState, place: string): Question[] {
  const { file, path } = readPlace(place)
  const node = nodeAt(state.forms[file], path)
  if (node?.type === 'list') {
    const own = keyOfPhotograph(node)
    return questionsFor(node, {}).filter(({ key }) => key !== own)
  }
  return fieldsBeside(state, place).map((field) => {
    return { key: `/${field.path.at(-1)}`, label: field.label, field }
  })
}

/** The edits that show photographs at the end of a list, each with the words given for it. */
export function editsAtEnd(
  { forms }: DeskState,
  place: string,
  shown: { scan: string; given: Given }[],
): Edit[] {
  const { file, path } = readPlace(place)
  const list = nodeAt(forms[file], path) as List
  const own = keyOfPhotograph(list)
  const values = shown.map(({ scan, given }) => {
    return (valueFrom(list, { ...given, [own]: scan }) as unknown[])[0]
  })
  const present = list.value as unknown[]
  return values.map((value, at) => {
    const before = [...present, ...values.slice(0, at)]
    return { kind: 'add', file, path, key: before.length, before, value }
  })
}

/** The edits that show a photograph instead of the one at a place, with other words beside it. */
export function editsInstead(
  now: DeskState,
  follow: Follow,
  { place, scan, given }: { place: string; scan: string; given: Given },
): Edit[] {
  const { file, path } = readPlace(place)
  const moved = placeName(file, follow(file, path))
  const words = fieldsBeside(now, moved).flatMap(({ path: at }) => {
    const value = given[`/${at.at(-1)}`]?.trim() || undefined
    return editsFor(now, stay, { file, path: at, value })
  })
  return [...editsFor(now, follow, { file, path, value: scan }), ...words]
}

/** These places are of the studio as it is now. */
const stay: Follow = (_, path) => path

function keyOfPhotograph(list: List): string {
  return `/0/${photographKey(list)}`
}
