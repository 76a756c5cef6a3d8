import { useRef, type MouseEvent, type PointerEvent } from 'react'

import type { Strip } from './use-strip.ts'

/** A press that moves further than this is a drag, in px. */
const SLOP_PX = 4

/** How long the strip coasts at the speed of its release, in ms. */
const COAST_MS = 200

/** After this long without movement the speed is 0, in ms. */
const STALE_MS = 60

/** Handlers to drag the strip with a mouse, except by its captions, whose text can be selected. */
export function useMouseDrag({ element, interrupt, startDrag, endDrag }: Strip) {
  const drag = useRef<{ x: number; time: number; travel: number; speed: number }>(null)
  const dragged = useRef(false)

  function onPointerDown({ pointerType, button, clientX, timeStamp, target }: PointerEvent) {
    interrupt()
    dragged.current = false
    // A translator wraps text in elements of its own.
    const isText = target instanceof Element && target.closest('p') !== null
    if (pointerType !== 'mouse' || button !== 0 || isText) return

    drag.current = { x: clientX, time: timeStamp, travel: 0, speed: 0 }
  }

  function onPointerMove({ pointerId, buttons, clientX, timeStamp }: PointerEvent) {
    const strip = element.current
    const before = drag.current
    if (!strip || !before) return

    // Released outside the strip, before it had captured the pointer.
    if (buttons === 0) {
      drag.current = null
      return
    }

    const moved = clientX - before.x
    const travel = before.travel + Math.abs(moved)
    const speed = moved / Math.max(1, timeStamp - before.time)
    drag.current = { x: clientX, time: timeStamp, travel, speed: (before.speed + speed) / 2 }
    if (travel < SLOP_PX) return

    if (!strip.hasPointerCapture(pointerId)) {
      strip.setPointerCapture(pointerId)
      dragged.current = true
      startDrag()
    }
    strip.scrollBy(-moved, 0)
  }

  /** Every drag ends here. Touch, which does not drag, loses its capture here too. */
  function onLostPointerCapture({ timeStamp }: PointerEvent) {
    const strip = element.current
    const end = drag.current
    drag.current = null
    if (!strip || !end) return

    const speed = timeStamp - end.time < STALE_MS ? end.speed : 0
    endDrag(strip.scrollLeft - speed * COAST_MS)
  }

  /** The end of a drag opens no photograph. A key does: it clicks with a detail of 0. */
  function onClickCapture(event: MouseEvent) {
    if (dragged.current && event.detail > 0) event.preventDefault()
  }

  return { onPointerDown, onPointerMove, onLostPointerCapture, onClickCapture, onWheel: interrupt }
}
