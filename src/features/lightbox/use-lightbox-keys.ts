import type { RefObject } from 'react'

import { stepOf } from '#src/ui/use-arrow-keys.ts'
import { useWindowEvent } from '#src/ui/use-window-event.ts'

import type { Zoom } from './use-zoom.ts'

type Actions = {
  dialog: RefObject<Element | null>
  zoom: Zoom
  turn: (by: 1 | -1) => void
  toggleNegative: () => void
}

/** The keys of the lightbox, wherever focus is: a click on the photograph leaves it on nothing. */
export function useLightboxKeys({ dialog, zoom, turn, toggleNegative }: Actions) {
  const actions: Record<string, () => void> = {
    ArrowLeft: () => turn(stepOf(-1, dialog.current)),
    ArrowRight: () => turn(stepOf(1, dialog.current)),
    'Shift+ArrowLeft': () => zoom.panByStep(-1, 0),
    'Shift+ArrowRight': () => zoom.panByStep(1, 0),
    'Shift+ArrowUp': () => zoom.panByStep(0, -1),
    'Shift+ArrowDown': () => zoom.panByStep(0, 1),
    '+': () => zoom.step(1),
    '=': () => zoom.step(1),
    '-': () => zoom.step(-1),
    '0': zoom.reset,
    n: toggleNegative,
    N: toggleNegative,
  }

  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return

    const isShifted = event.shiftKey && event.key.startsWith('Arrow')
    const action = actions[isShifted ? `Shift+${event.key}` : event.key]
    // Held, N would flicker.
    if (!action || (event.repeat && action === toggleNegative)) return

    event.preventDefault()
    action()
  })
}
