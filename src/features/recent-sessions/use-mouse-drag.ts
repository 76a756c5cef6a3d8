import { useRef, type PointerEvent } from 'react'

import type { Strip } from './use-strip.ts'

/** Further than this, in px, a press is a drag. */
const SLOP = 4

/** For how many ms more the strip would coast at the speed it was let go with. */
const COAST = 200

/** Movement older than this, in ms, says nothing about the speed any more. */
const STALE = 60

/**
 * Pointer handlers that let a mouse drag the strip like a finger does, except by its captions, whose
 * text can be selected. Fingers and pens scroll it natively.
 */
export function useMouseDrag({ element, interrupt, hold, release }: Strip) {
  const drag = useRef<{ x: number; time: number; travel: number; speed: number }>(null)

  function onPointerDown({ pointerType, button, clientX, timeStamp, target }: PointerEvent) {
    interrupt()
    const isText = target instanceof HTMLParagraphElement
    if (pointerType !== 'mouse' || button !== 0 || isText) return

    drag.current = { x: clientX, time: timeStamp, travel: 0, speed: 0 }
  }

  function onPointerMove({ pointerId, buttons, clientX, timeStamp }: PointerEvent) {
    const strip = element.current
    const before = drag.current
    if (!strip || !before) return

    // Let go where nobody saw it, before the strip had hold of the pointer.
    if (buttons === 0) {
      drag.current = null
      return
    }

    const moved = clientX - before.x
    const travel = before.travel + Math.abs(moved)
    const speed = moved / Math.max(1, timeStamp - before.time)
    drag.current = { x: clientX, time: timeStamp, travel, speed: (before.speed + speed) / 2 }
    if (travel < SLOP) return

    if (!strip.hasPointerCapture(pointerId)) {
      strip.setPointerCapture(pointerId)
      hold()
    }
    strip.scrollLeft -= moved
  }

  /** However a drag ends, the strip loses the pointer. Fingers lose theirs too, without a drag. */
  function onLostPointerCapture({ timeStamp }: PointerEvent) {
    const strip = element.current
    const end = drag.current
    drag.current = null
    if (!strip || !end) return

    const speed = timeStamp - end.time < STALE ? end.speed : 0
    release(strip.scrollLeft - speed * COAST)
  }

  return { onPointerDown, onPointerMove, onLostPointerCapture, onWheel: interrupt }
}
