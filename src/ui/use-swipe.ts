import { useRef, type PointerEvent } from 'react'

import { stepOf } from './use-arrow-keys.ts'

/** The shortest swipe, in px. */
const THRESHOLD_PX = 40

/**
 * Pointer handlers for horizontal swipes by touch or pen: 1 for the next, -1 for the previous. The
 * element needs `touch-action: pan-y`, to scroll vertically.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number }>(null)

  function onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
    const canSwipe = pointerType !== 'mouse' && isPrimary && !isPageZoomed()
    start.current = canSwipe ? { id: pointerId, x: clientX, y: clientY } : null
  }

  function onPointerUp({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
    if (start.current?.id !== pointerId) return

    const across = clientX - start.current.x
    const down = clientY - start.current.y
    start.current = null

    if (Math.abs(across) > THRESHOLD_PX && Math.abs(across) > Math.abs(down)) {
      onSwipe(stepOf(-across, currentTarget))
    }
  }

  return { onPointerDown, onPointerUp, onPointerCancel: () => (start.current = null) }
}

/** Marks `html` while the page is zoomed with two fingers: then one finger pans it, and swipes nothing. */
export function watchPageZoom() {
  const update = () => document.documentElement.toggleAttribute('data-page-zoomed', isPageZoomed())

  update()
  window.visualViewport?.addEventListener('resize', update)
}

/** The zoom of a browser's menu does not count. Scales vary a little where nobody has zoomed. */
function isPageZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}
