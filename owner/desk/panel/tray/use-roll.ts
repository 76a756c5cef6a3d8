import { useState } from 'react'

import type { Focal } from '#pipeline/model/photo.ts'

import type { Edit } from '../../edits/edit.ts'
import { nodeAt } from '../../form/node.ts'
import type { Given } from '../../form/questions.ts'
import type { TrayScan } from '../../photographs/tray.ts'
import type { DeskState } from '../../server/state.ts'
import { readPlace } from '../../traces/place.ts'
import { failureOf } from '../api.ts'
import type { Follow } from '../changes.ts'
import type { Desk } from '../desk.ts'
import { editForNew } from '../forms/edit-for.ts'
import { placeLabel } from '../places.ts'
import { editsAtEnd, editsInstead } from './destination.ts'
import { isLost, type Arrival } from './use-arrivals.ts'

/** What is said of a new scan. */
export type Draft = {
  alt: string
  film: string
  /** The place of the list that shows it, or of the photograph that it replaces; empty where it waits. */
  where: string
  /** The words beside it there. */
  given: Given
  focal?: Focal | undefined
  /** Whose it is, if not the studio’s. */
  credit?: string | undefined
}

/** The scans that wait for words: those of the last drop first, in the order in which they came. */
export function waitingScans(scans: TrayScan[], arrivals: Arrival[]): TrayScan[] {
  const order = arrivals.toSorted((one, other) => other.drop - one.drop || one.id - other.id)
  const rank = ({ file }: TrayScan) => {
    const at = order.findIndex((one) => one.file === file)
    return at < 0 ? order.length : at
  }
  return scans
    .filter(({ index, isThere }) => index === undefined && isThere)
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The scan to begin with: the first of the last drop, for which it waits. */
export function firstOf(waiting: TrayScan[], arrivals: Arrival[]): TrayScan | undefined {
  const last = arrivals.filter(({ drop }) => drop === arrivals.at(-1)?.drop)
  const isComing = last.some((one) => !one.file && !isLost(one))
  const [first] = waiting
  return isComing && !last.some(({ file }) => file === first?.file) ? undefined : first
}

/** The edits that describe a scan and show it where it belongs: one change. */
export function editsToKeep(file: string, { where, given, ...draft }: Draft) {
  return (now: DeskState, follow: Follow): Edit[] => {
    const { alt, film, focal, credit } = draft
    const value = {
      file,
      alt: alt.trim(),
      ...(film && { film }),
      ...(focal && { focal }),
      ...(credit && { credit: { name: credit } }),
    }
    const described = editForNew(now, follow, { file: 'photographs', path: [], value: [value] })
    if (!where) return [described]
    const shown = isList(now, where)
      ? editsAtEnd(now, where, [{ scan: file, given }])
      : editsInstead(now, follow, { place: where, scan: file, given })
    return [described, ...shown]
  }
}

/** Keeps what was said of new scans. One that cannot be saved waits again, with the reason. */
export function useRoll() {
  const [failures, setFailures] = useState<Partial<Record<string, string>>>({})
  /** What the next scan of a roll has in common with the last. */
  const [usual, setUsual] = useState({ film: '', where: '' })

  async function keep({ state, change, say, unsaved }: Desk, file: string, draft: Draft) {
    const { film, where } = draft
    setUsual({ film, where: isList(state, where) ? where : '' })
    const shown = where ? `, and showed it in ${placeLabel(state, where)}` : ''
    const failure = failureOf(await change(`Described ${file}${shown}`, editsToKeep(file, draft)))
    if (failure) say(`Not saved: ${file}. ${failure}`)
    else unsaved.delete(file)
    setFailures((all) => ({ ...all, [file]: failure }))
  }

  return { failures, usual, keep }
}

export type Roll = ReturnType<typeof useRoll>

/** Whether a place is a list that photographs are added to. */
function isList({ forms }: DeskState, place: string): boolean {
  const { file, path } = readPlace(place)
  return nodeAt(forms[file], path)?.type === 'list'
}
