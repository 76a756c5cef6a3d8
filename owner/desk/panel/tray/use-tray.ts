import { useState } from 'react'

import type { TrayScan } from '../../photographs/tray.ts'
import type { DeskState } from '../desk.ts'
import { useSelection } from '../selection.tsx'
import { SESSION } from '../session.ts'
import { idOf } from '../use-opened.ts'
import type { Usual } from './describe.ts'
import {
  isComing,
  useArrivals,
  type Arrival,
  type Dropped,
  type DeskCalls,
} from './use-arrivals.ts'

/** What is looked at: the new scans and those of them that are in hand, or one photograph. */
export type Open = { files: string[]; isRoll?: boolean }

/** The new scans, at the first that waits. */
export const NEW_SCANS: Open = { files: [], isRoll: true }

/** What is going on among the photographs, which goes on while another tab is shown. */
export function useTray(state: DeskState | undefined, desk: DeskCalls) {
  const { arrivals, add, dismiss } = useArrivals(desk)
  // Nothing for all photographs.
  const [open, setOpen] = useState<Open | undefined>(
    SESSION.photograph ? { files: [SESSION.photograph] } : undefined,
  )
  const [usual, setUsual] = useState<Usual>({ film: '', list: '' })
  const [onlyUnused, setOnlyUnused] = useState(false)
  const scans = state?.scans ?? []
  const listed = onlyUnused ? scans.filter(isUnused) : scans
  const selection = useSelection(listed.map(({ file }) => file))

  /**
   * Takes scans in, and shows them; one of which something is said stays in hand.
   *
   * @param isShown whether the photographs are what is shown.
   */
  function take(files: File[], isShown: boolean, place?: string) {
    const isInHand =
      open?.isRoll &&
      scans.some(({ file, index }) => open.files.includes(file) && index !== undefined)
    if (!isShown || !isInHand) setOpen(NEW_SCANS)
    add(files, place ? { place, id: idOf(state!.data, place) } : undefined)
  }

  return {
    arrivals,
    dismiss,
    open,
    setOpen,
    usual,
    setUsual,
    take,
    listed,
    onlyUnused,
    setOnlyUnused,
    selection,
  }
}

export type TrayWork = ReturnType<typeof useTray>

/** Whether no page shows a scan, because none names it or it was taken off. */
export function isUnused({ uses, hidden }: TrayScan): boolean {
  return uses.length === 0 || hidden === true
}

/** Where the photograph is now that a scan was dropped on. */
export function placeNow(
  { data, scans }: DeskState,
  dropped: Dropped | undefined,
): string | undefined {
  const places = dropped ? [dropped.place, ...scans.flatMap(({ uses }) => uses)] : []
  return places.find((place) => idOf(data, place) === dropped!.id)
}

/** The scans that wait for words: those of the last drop first, in the order in which they came. */
export function undescribedScans(
  scans: TrayScan[],
  arrivals: Arrival[],
  inHand: string[],
): TrayScan[] {
  const order = arrivals.toSorted((one, other) => other.drop - one.drop || one.id - other.id)
  const rank = ({ file }: TrayScan) => {
    const at = order.findIndex((one) => one.file === file)
    return at < 0 ? order.length : at
  }
  return scans
    .filter(({ file, isNew, isThere }) => isThere && (isNew || inHand.includes(file)))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The scan to begin with: the first of the last drop, for which it waits. */
export function firstOf(undescribed: TrayScan[], arrivals: Arrival[]): TrayScan | undefined {
  const last = arrivals.filter(({ drop }) => drop === arrivals.at(-1)?.drop)
  const [first] = undescribed
  return last.some(isComing) && !last.some(({ file }) => file === first?.file) ? undefined : first
}
