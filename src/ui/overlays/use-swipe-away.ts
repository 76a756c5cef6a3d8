import { useRef, type PointerEvent } from 'react'

/** How far to the left something must be drawn to go, in px. */
const FAR = 50

/** Less than this, in px, is a press. */
const SLOP = 8

/**
 * Pointer handlers for what can be drawn away to the left. On the way, `--swipe` on the element says
 * how far it has come. Its `touch-action` is `pan-y`.
 */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number>(null)

  function onPointerDown({ button, isPrimary, clientX }: PointerEvent) {
    start.current = button === 0 && isPrimary ? clientX : null
  }

  function onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
    if (start.current === null) return

    const x = Math.min(0, clientX - start.current)
    if (x < -SLOP) currentTarget.setPointerCapture(pointerId)
    currentTarget.style.setProperty('--swipe', `${x}px`)
  }

  function onPointerUp({ currentTarget, clientX, type }: PointerEvent<HTMLElement>) {
    const isFar = start.current !== null && clientX - start.current <= -FAR
    start.current = null
    currentTarget.style.removeProperty('--swipe')
    if (isFar && type === 'pointerup') onAway()
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
