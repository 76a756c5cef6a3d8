import { useState, type ReactNode } from 'react'

import { calendarAddressIn, calendarAt, SAMPLE } from '@studio/services/scheduling/resolve-calendar'
import { SERVICES } from '@studio/services/scheduling/services'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Path } from '../../document/merge.ts'
import type { Field, FormNode } from '../../form/node.ts'
import { placeName } from '../../traces.ts'
import { putAt } from '../data.ts'
import { useDesk, type DeskState } from '../desk.ts'
import { fileLabel } from '../page-labels.ts'

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
  // What is empty and new says what it needs once it was left.
  const [isNew, setNew] = useState(text === '')
  return {
    place,
    text,
    frame: {
      label,
      remark,
      hint: remark ? undefined : hint,
      optional: optional && fallback === undefined,
      onLeave: () => setNew(false),
      // Of a look, all are said together.
      mistake: file === 'look' || (isNew && text === '') ? undefined : mistakeAt(state, place),
    },

    /** Puts something there, or, with another place, in what is around it. */
    put(next: unknown, step?: string, at = place) {
      change(`Changed ${fileLabel(file)}: ${label}`, (data) => putAt(data, at, next), { step })
    },
  }
}

/** What is understood of a setting, for its owner to see; nothing of most. */
export function remarkOn(path: Path, words: string): string | undefined {
  const field = path.join('.')
  if (field === 'inquiries.receiver' && words === 'none') {
    return 'No message is received: what visitors write is not sent to anyone.'
  }
  return field === 'scheduling.calendar' ? calendarIn(words) : undefined
}

function calendarIn(words: string): string | undefined {
  if (words.trim().toLowerCase() === SAMPLE) {
    return 'A sample, in which nobody can really book. Paste your own calendar here.'
  }
  const found = calendarAddressIn(words)
  const calendar = 'result' in found ? calendarAt(found.result) : found
  if ('mistake' in calendar) return undefined
  const { service } = calendar.result
  return service === 'other'
    ? 'A page that is shown as it is. A short link stays empty online: paste the long address that it leads to.'
    : `Understood: a calendar of ${SERVICES[service].name}.`
}
