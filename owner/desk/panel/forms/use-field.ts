import type { ReactNode } from 'react'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Path } from '../../document/merge.ts'
import type { Field, FormNode } from '../../form/node.ts'
import { placeName } from '../../traces/place.ts'
import { putAt } from '../data.ts'
import { useDesk, type DeskState } from '../desk.ts'
import { fileLabel } from '../page-labels.ts'
import { remarkOn } from './remarks.ts'

/** A part of a form, where it is, and what is there. */
export type PartProps<Node = FormNode> = {
  file: ContentFile
  node: Node
  path: Path
  value: unknown
}

export type PartsProps = Omit<PartProps, 'node'> & {
  /** What has the parts: a group, or an item of a list that is no more than a field. */
  group: FormNode
}

/** Shows the parts of a group. A prop of lists, which are parts themselves. */
export type RenderParts = (parts: PartsProps) => ReactNode

/** What is wrong with the field at a place, in a sentence. */
export function mistakeAt({ mistakes }: Pick<DeskState, 'mistakes'>, place: string) {
  return mistakes.find(({ of, path }) => of && placeName(of, path) === place)?.message
}

/** What every field has: its place, what is shown there, its frame, and the way to change it. */
export function useField({ file, node, path, value }: PartProps<Field>) {
  const { state, change } = useDesk()
  const { label, hint, optional, fallback } = node
  const place = placeName(file, path)
  const held = value ?? fallback
  const text = held === undefined ? '' : String(held)
  const remark = remarkOn(path, text)
  return {
    place,
    text,
    frame: {
      label,
      remark,
      hint: remark ? undefined : hint,
      optional: optional && fallback === undefined,
      // Of a look, all are said together.
      mistake: file === 'look' ? undefined : mistakeAt(state, place),
    },

    /** Puts something there, or, with another place, in what is around it. */
    put(next: unknown, step?: string, at = place) {
      change(`Changed ${fileLabel(file)}: ${label}`, (data) => putAt(data, at, next), { step })
    },
  }
}
