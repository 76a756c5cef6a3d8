import { useEffect, useEffectEvent } from 'react'

import type { Zoom } from './use-zoom.ts'

/**
 * Keys while the lightbox is open: arrows turn, + − and 0 zoom, Shift and an arrow looks around a
 * photograph that is zoomed. Heard on the window, because a click on the photograph leaves focus on
 * nothing.
 */
export function useLightboxKeys(turn: (step: 1 | -1) => void, zoom: Zoom) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return

    const acts: Record<string, () => void> = {
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      'Shift+ArrowLeft': () => zoom.look(-1, 0),
      'Shift+ArrowRight': () => zoom.look(1, 0),
      'Shift+ArrowUp': () => zoom.look(0, -1),
      'Shift+ArrowDown': () => zoom.look(0, 1),
      '+': () => zoom.step(1),
      '=': () => zoom.step(1),
      '-': () => zoom.step(-1),
      '0': zoom.reset,
    }
    const isShifted = event.shiftKey && event.key.startsWith('Arrow')
    const act = acts[isShifted ? `Shift+${event.key}` : event.key]
    if (!act) return

    event.preventDefault()
    act()
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)

    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
