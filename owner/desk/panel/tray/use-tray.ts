import { useState } from 'react'

import type { DeskState } from '../../server/state.ts'
import { KEPT } from '../kept.ts'
import type { Selection } from '../use-selection.ts'
import { useArrivals } from './use-arrivals.ts'
import { useRoll } from './use-roll.ts'

/** Opens the new scans at the first that waits. No scan has that name. */
export const NEW_SCANS = '*'

type Studio = {
  state: DeskState
  /** Whether the photographs are what is shown. */
  isShown: boolean
  /** What was typed for a scan, by its file. */
  unsaved: Map<string, unknown>
  /** Reads the studio again. */
  refresh: () => Promise<void>
  say: (words: string) => void
}

/** What is going on among the photographs, which goes on while another tab is shown. */
export function useTray() {
  const { arrivals, add, dismiss, follow } = useArrivals()
  const roll = useRoll()
  // The photograph that is looked at, `NEW_SCANS`, or nothing for all of them.
  const [open, setOpen] = useState(KEPT.photograph)

  /** Takes scans in, and shows them; one with words already stays in hand. */
  function take(files: File[], { state, isShown, unsaved, refresh, say }: Studio, place?: string) {
    const isInHand = state.scans.some(
      ({ file, index }) => file === open && index === undefined && unsaved.has(file),
    )
    if (!isShown || !isInHand) setOpen(NEW_SCANS)
    add(files, place, async ({ name, refused, failure }) => {
      if (refused ?? failure) say(`${name}: ${failure ?? `It ${refused}`}`)
      await refresh()
    })
  }

  return { arrivals, dismiss, follow, roll, open, setOpen, take }
}

export type TrayWork = ReturnType<typeof useTray> & { selection: Selection<string> }
