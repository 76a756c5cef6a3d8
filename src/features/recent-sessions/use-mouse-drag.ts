import { useRef, type MouseEvent, type PointerEvent } from 'react'

import type { Strip } from './use-strip.ts'

/** A press that moves further than this is a drag, in px. */
const SLOP_PX = 4

/** Handlers to drag the strip with a mouse, except by its captions, whose text can be selected. */
export function useMouseDrag({ element, interrupt, settle }: Strip) {
  // Where the pointer was last, while it is down.
  const before = useRef<number>(null)
  const dragged = useRef(false)

  function onPointerDown({ pointerType, button, clientX, target }: PointerEvent) {
    interrupt()
    dragged.current = false
    // A translator wraps text in elements of its own.
    const isText = target instanceof Element && target.closest('p') !== null
    before.current = pointerType === 'mouse' && button === 0 && !isText ? clientX : null
  }

  function onPointerMove({ pointerId, buttons, clientX }: PointerEvent) {
    // Released outside the strip, before it had captured the pointer.
    if (buttons === 0) before.current = null
    if (before.current === null || !element.current) return

    if (!dragged.current) {
      if (Math.abs(clientX - before.current) < SLOP_PX) return
      dragged.current = true
      element.current.setPointerCapture(pointerId)
      element.current.setAttribute('data-dragging', '')
    }
    element.current.scrollBy({ left: before.current - clientX, behavior: 'instant' })
    before.current = clientX
  }

  /** Every drag ends here. */
  function onLostPointerCapture() {
    if (before.current !== null) settle()
    before.current = null
  }

  /** The end of a drag opens no photograph. A key does: it clicks with a detail of 0. */
  function onClickCapture(event: MouseEvent) {
    if (dragged.current && event.detail > 0) event.preventDefault()
  }

  function snap() {
    if (before.current === null) element.current?.removeAttribute('data-dragging')
  }

  return {
    onPointerDown,
    onPointerMove,
    onLostPointerCapture,
    onClickCapture,
    onScrollEnd: snap,
    onWheel() {
      interrupt()
      snap()
    },
  }
}
