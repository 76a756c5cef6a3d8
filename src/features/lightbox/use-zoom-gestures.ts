import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react'

import { useSwipe } from '#src/ui/use-swipe.ts'

import type { Zoom } from './use-zoom.ts'
import { distance, pan, pinch, settle, zoomTo, type Point } from './zoom.ts'

/** A press that moves further than this is a drag, in px. */
const SLOP_PX = 8

/** The longest time between the taps of a double tap, in ms. */
const DOUBLE_TAP_MS = 320

/** A press that rests this long is held, in ms. Long before a phone opens its own menu. */
const HOLD_MS = 180

/** How much a wheel zooms per px. */
const WHEEL_ZOOM = 0.01

/**
 * Event handlers for the stage: pinch, double tap and wheel zoom; a drag pans a zoomed photograph, a
 * swipe turns to the next. A press that rests on the photograph is told to `onHold`, until it ends or moves. The
 * stage needs `touch-action: none`.
 */
export function useZoomGestures(
  { stage, zoomed, show, toggleAt }: Zoom,
  onSwipe: (step: 1 | -1) => void,
  onHold: (isHeld: boolean) => void,
) {
  const swipe = useSwipe(onSwipe)
  const pointers = useRef(new Map<number, Point>())
  const origin = useRef<Point>({ x: 0, y: 0 })
  const dragged = useRef(false)
  const lastTap = useRef<Point & { time: number }>({ x: 0, y: 0, time: -DOUBLE_TAP_MS })
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(hold.current), [])

  function awaitHold() {
    hold.current = setTimeout(() => {
      // What is held is no tap.
      dragged.current = true
      onHold(true)
    }, HOLD_MS)
  }

  function endHold() {
    clearTimeout(hold.current)
    onHold(false)
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return

    const point = onStage(event)
    // Lets a mouse drag continue outside the stage. Touch is captured anyway.
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) {
      origin.current = point
      dragged.current = false
    }
    pointers.current.set(event.pointerId, point)
    if (pointers.current.size > 1) endHold()
    else if (event.target instanceof HTMLImageElement) awaitHold()
    if (!zoomed) swipe.onPointerDown(event)
  }

  function onPointerMove(event: PointerEvent) {
    const from = pointers.current.get(event.pointerId)
    if (!from) return

    const to = onStage(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, to)

    if (other || distance(origin.current, to) > SLOP_PX) {
      dragged.current = true
      endHold()
    }
    if (other) show((view, sizes) => pinch(view, [from, other], [to, other], sizes))
    else if (dragged.current) {
      show((view, sizes) => pan(view, { x: to.x - from.x, y: to.y - from.y }, sizes))
    }
  }

  function onPointerUp(event: PointerEvent) {
    const point = pointers.current.get(event.pointerId)
    pointers.current.delete(event.pointerId)
    endHold()
    swipe.onPointerUp(event)
    if (!point) return

    if (!dragged.current) tap(point, event.timeStamp)
    else if (pointers.current.size === 0) show(settle, true)
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId)
    endHold()
    swipe.onPointerCancel()
  }

  /** The browser's own menu takes the pointer, and may not say so. */
  function onContextMenu() {
    pointers.current.clear()
    endHold()
  }

  function tap(point: Point, time: number) {
    const previous = lastTap.current
    const isSecond = time - previous.time < DOUBLE_TAP_MS && distance(previous, point) < 3 * SLOP_PX

    lastTap.current = { ...point, time: isSecond ? -DOUBLE_TAP_MS : time }
    if (isSecond) toggleAt(point)
  }

  /** Ignores the click at the end of a drag. */
  function onClickCapture(event: MouseEvent) {
    if (dragged.current) event.stopPropagation()
  }

  function onStage({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 }
  }

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    const { ctrlKey, deltaX, deltaY } = event
    // In a low window it scrolls to the words below. Sideways, the browser would go back.
    if (!ctrlKey && !zoomed && Math.abs(deltaY) >= Math.abs(deltaX)) return
    event.preventDefault()

    if (ctrlKey) {
      const point = onStage(event)
      show((view, sizes) => zoomTo(view, view.scale * Math.exp(-deltaY * WHEEL_ZOOM), point, sizes))
    } else {
      show((view, sizes) => pan(view, { x: -deltaX, y: -deltaY }, sizes))
    }
  })

  // React's wheel listeners are passive, which cannot prevent the page from zooming.
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => zoomByWheel(event)

    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onContextMenu,
    onClickCapture,
  }
}
