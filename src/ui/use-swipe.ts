import { useRef, type PointerEvent } from 'react'

/** How far a finger must travel sideways to mean it, in px. */
const THRESHOLD = 40

/**
 * Pointer handlers that turn a sideways swipe into a step: 1 for the next, -1 for the previous.
 * Whoever uses it sets `touch-action: pan-y`, so that up and down still scroll. Touch and pen only:
 * with a mouse there are buttons, and dragging belongs to text.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(null)

  function onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
    start.current =
      pointerType === 'mouse' || !isPrimary ? null : { id: pointerId, x: clientX, y: clientY }
  }

  function onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
    if (start.current?.id !== pointerId) return

    const across = clientX - start.current.x
    const down = clientY - start.current.y
    start.current = null

    if (Math.abs(across) > THRESHOLD && Math.abs(across) > Math.abs(down)) {
      onSwipe(across < 0 ? 1 : -1)
    }
  }

  return { onPointerDown, onPointerUp, onPointerCancel: () => (start.current = null) }
}
