import { useWindowEvent } from '#src/ui/use-window-event.ts'

import type { Zoom } from './use-zoom.ts'

/**
 * Keys of the lightbox: arrows turn, + − and 0 zoom, Shift and an arrow pans. They work wherever
 * focus is, because a click on the photograph leaves focus on nothing.
 */
export function useLightboxKeys(turn: (step: 1 | -1) => void, zoom: Zoom) {
  const actions: Record<string, () => void> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    'Shift+ArrowLeft': () => zoom.panBy(-1, 0),
    'Shift+ArrowRight': () => zoom.panBy(1, 0),
    'Shift+ArrowUp': () => zoom.panBy(0, -1),
    'Shift+ArrowDown': () => zoom.panBy(0, 1),
    '+': () => zoom.step(1),
    '=': () => zoom.step(1),
    '-': () => zoom.step(-1),
    '0': zoom.reset,
  }

  useWindowEvent('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return

    const isShifted = event.shiftKey && event.key.startsWith('Arrow')
    const action = actions[isShifted ? `Shift+${event.key}` : event.key]
    if (!action) return

    event.preventDefault()
    action()
  })
}
