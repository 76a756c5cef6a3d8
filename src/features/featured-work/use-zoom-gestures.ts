import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react'

import { useSwipe } from '#src/ui/use-swipe.ts'

import type { Zoom } from './use-zoom.ts'
import { distance, pan, pinch, settle, zoomTo, type Point } from './zoom.ts'

/** Further than this, in px, a press is a drag. */
const SLOP = 8

/** Two taps within this many ms of each other are a double tap. */
const DOUBLE = 320

/** How fast a wheel zooms, per px of its turn. */
const WHEEL = 0.01

/**
 * Hands on the stage, as handlers for its element: pinch, double tap and wheel zoom, a drag looks
 * around what is zoomed, a swipe turns what is not. Its `touch-action` is `none`.
 */
export function useZoomGestures(
  { stage, zoomed, show, toggleAt }: Zoom,
  onSwipe: (step: 1 | -1) => void,
) {
  const swipe = useSwipe(onSwipe)
  const pointers = useRef(new Map<number, Point>())
  const origin = useRef<Point>({ x: 0, y: 0 })
  const dragged = useRef(false)
  const lastTap = useRef<Point & { time: number }>({ x: 0, y: 0, time: -DOUBLE })

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return

    const point = onStage(event)
    // A finger is held by what it touches; a mouse must be told, or a drag ends with the stage.
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) {
      origin.current = point
      dragged.current = false
    }
    pointers.current.set(event.pointerId, point)
    if (!zoomed) swipe.onPointerDown(event)
  }

  function onPointerMove(event: PointerEvent) {
    const from = pointers.current.get(event.pointerId)
    if (!from) return

    const to = onStage(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, to)

    if (other || distance(origin.current, to) > SLOP) dragged.current = true
    if (other) show((view, room) => pinch(view, [from, other], [to, other], room))
    else if (dragged.current) {
      show((view, room) => pan(view, { x: to.x - from.x, y: to.y - from.y }, room))
    }
  }

  function onPointerUp(event: PointerEvent) {
    const point = pointers.current.get(event.pointerId)
    pointers.current.delete(event.pointerId)
    swipe.onPointerUp(event)
    if (!point) return

    if (!dragged.current) tap(point, event.timeStamp)
    else if (pointers.current.size === 0) show(settle, true)
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId)
    swipe.onPointerCancel()
  }

  function tap(point: Point, time: number) {
    const previous = lastTap.current
    const isSecond = time - previous.time < DOUBLE && distance(previous, point) < 3 * SLOP

    lastTap.current = { ...point, time: isSecond ? -DOUBLE : time }
    if (isSecond) toggleAt(point)
  }

  /** The click at the end of a drag is not a click on what it began on. */
  function onClickCapture(event: MouseEvent) {
    if (dragged.current) event.stopPropagation()
  }

  function onStage({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 }
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const { ctrlKey, deltaX, deltaY } = event

    if (ctrlKey) {
      const point = onStage(event)
      show((view, room) => zoomTo(view, view.scale * Math.exp(-deltaY * WHEEL), point, room))
    } else {
      show((view, room) => pan(view, { x: -deltaX, y: -deltaY }, room))
    }
  })

  // React listens to wheels passively, and a passive listener cannot keep the page from zooming.
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => turnWheel(event)

    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture }
}
