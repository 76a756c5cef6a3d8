import type { ContentFile } from '#pipeline/content/files.ts'

import { nodeAt, type Field, type FormNode, type List } from '../form/node.ts'
import type { DeskState } from '../server/state.ts'
import { placeName, readPlace } from '../traces/place.ts'
import type { Follow } from './changes.ts'
import { editsFor } from './forms/edit-for.ts'
import { PAGES, placeLabel } from './places.ts'

type Forms = Pick<DeskState, 'forms'>

/** The edits that give a place another photograph. */
export function swapWith(place: string, scan: string) {
  return (now: DeskState, follow: Follow) =>
    editsFor(now, follow, { ...readPlace(place), value: scan })
}

/** The lists that are made of photographs, by the names of their places. */
export function photographLists({ forms: files }: Forms): Map<string, List> {
  const lists = PAGES.flatMap(({ file }) => {
    const form = files[file]
    const own = form ? listsIn(form) : []
    return own.map((list) => [placeName(file, list.path), list] as const)
  })
  return new Map(lists.filter(([, list]) => list.present && photographKey(list)))
}

/** What such a list is called where it has to be chosen: by what is around it, like “Portfolio · Recent sessions”. */
export function listLabel(state: DeskState, place: string): string {
  return placeLabel(state, place.slice(0, place.lastIndexOf('/')))
}

/** The field of its items that holds their photograph, where they cannot be without one. */
export function photographKey({ blank }: List): string | undefined {
  const children = blank.type === 'group' ? blank.children : []
  const found = children.find(({ type, optional }) => type === 'photograph' && !optional)
  return found && String(found.path.at(-1))
}

/** The places of the words that are about the photograph of a place: its caption, its title. */
export function wordsBeside(state: Forms, place: string): string[] {
  const { file } = readPlace(place)
  return fieldsBeside(state, place).map(({ path }) => placeName(file, path))
}

/** The fields of those words. */
export function fieldsBeside({ forms }: Forms, place: string): Field[] {
  const { file, path } = readPlace(place)
  const around = nodeAt(forms[file], path.slice(0, -1))
  const list = nodeAt(forms[file], path.slice(0, -2))
  const isInList = list?.type === 'list' && photographKey(list) !== undefined
  const children = around?.type === 'group' ? around.children : []
  return children.filter(
    (child): child is Field =>
      child.type === 'text' && child.present && (isInList || child.path.at(-1) === 'caption'),
  )
}

/** The place of the photograph that an item of a list shows. */
export function photographIn(file: ContentFile, item: FormNode): string | undefined {
  const children = item.type === 'group' ? item.children : []
  const field = children.find(({ type, present }) => type === 'photograph' && present)
  return field && placeName(file, field.path)
}

function listsIn(node: FormNode): List[] {
  if (node.type === 'group') return node.children.flatMap(listsIn)
  return node.type === 'list' ? [node] : []
}
