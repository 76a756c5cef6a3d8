import type { ContentFile } from '#pipeline/content/files.ts'
import { valueAt } from '#pipeline/content/walk-fields.ts'

import type { Path } from '../document/merge.ts'
import {
  fieldsIn,
  nodeAt,
  partsIn,
  partsOf,
  type Found,
  type FormNode,
  type List,
} from '../form/node.ts'
import { placeName, readPlace } from '../traces.ts'
import type { DeskState } from './desk.ts'
import { PAGES, placeLabel } from './page-labels.ts'

type FormsAndData = Pick<DeskState, 'forms' | 'data'>

/** A list that is made of photographs, and how many it has. */
type PhotographList = { list: List; count: number }

/** The lists that are made of photographs, by the names of their places. */
export function photographLists({ forms, data }: FormsAndData): Map<string, PhotographList> {
  const lists = PAGES.flatMap(({ file }) =>
    partsIn(forms[file], data[file]).flatMap(({ node, path, value }) => {
      const isInItem = path.some((step) => typeof step === 'number')
      if (node.type !== 'list' || !value || isInItem || !photographKey(node)) return []
      const count = Array.isArray(value) ? value.length : 0
      return [[placeName(file, path), { list: node, count }] as const]
    }),
  )
  return new Map(lists)
}

/** What such a list is called where it has to be chosen: by what is around it, like “Portfolio · Recent sessions”. */
export function listLabel(state: FormsAndData, place: string): string {
  return placeLabel(state, place.slice(0, place.lastIndexOf('/')))
}

/** The field of its items that holds their photograph, where they cannot be without one. */
export function photographKey({ item }: List): string | undefined {
  const children = item.type === 'group' ? item.children : []
  const found = children.find(({ type, optional }) => type === 'photograph' && !optional)
  return found && String(found.key)
}

/** The words about the photograph of a place: its caption, its title. */
export function fieldsBeside({ forms, data }: FormsAndData, place: string): Found[] {
  const { file, path } = readPlace(place)
  const around = path.slice(0, -1)
  const group = nodeAt(forms[file], data[file], around)
  const list = nodeAt(forms[file], data[file], path.slice(0, -2))
  const isInList = list?.type === 'list' && photographKey(list) !== undefined
  return fieldsIn(group, valueAt(data[file], around), around).filter(
    ({ node, path: at, value }) =>
      at.length === path.length &&
      node.type === 'text' &&
      value !== undefined &&
      (isInList || node.key === 'caption'),
  )
}

/** The place of the photograph that an item of a list shows. */
export function placeOfPhotograph(file: ContentFile, item: FormNode, path: Path, held: unknown) {
  const parts = item.type === 'group' ? partsOf(item, held) : []
  const field = parts.find(({ type, key }) => type === 'photograph' && valueAt(held, [key]))
  return field && placeName(file, [...path, field.key])
}
