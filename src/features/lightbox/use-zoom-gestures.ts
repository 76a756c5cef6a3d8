import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react'

import { useSwipe } from '#src/ui/use-swipe.ts'

import type { Point, Zoom } from './use-zoom.ts'

/** A press that moves further than this is a drag, in px. */
const SLOP_PX = 8

/** The longest time between the taps of a double tap, in ms. */
const DOUBLE_TAP_MS = 320

/** A press that rests this long counts as held, in ms. A slow tap is shorter, and a phone opens its own menu later. */
const HOLD_MS = 300

/** How much a wheel zooms per px. */
const WHEEL_ZOOM = 0.01

/**
 * Event handlers for the stage. A pinch, a double tap and a trackpad's pinch zoom. A swipe turns to the next photograph.
 * A zoomed photograph is panned by the browser, or by a mouse that drags. `onHold` is told when a press rests on the
 * photograph, and when it ends or moves.
 */
export function useZoomGestures(
  { stage, zoomed, panBy, scaleBy, settle, toggle }: Zoom,
  onSwipe: (step: 1 | -1) => void,
  onHold: (isHeld: boolean) => void,
) {
  const swipe = useSwipe(onSwipe)
  /** The point where a press began, and the point where it is. */
  const press = useRef<{ from: Point; at: Point }>(null)
  const dragged = useRef(false)
  const lastTap = useRef<Point & { time: number }>({ x: 0, y: 0, time: -DOUBLE_TAP_MS })
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(hold.current), [])

  function endHold() {
    clearTimeout(hold.current)
    onHold(false)
  }

  function end() {
    press.current = null
    endHold()
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    // With a second finger, the press is neither a tap nor a swipe.
    if (!event.isPrimary) {
      dragged.current = true
      swipe.onPointerCancel()
      return endHold()
    }

    const point = pointOf(event)
    press.current = { from: point, at: point }
    dragged.current = false
    if (!zoomed) swipe.onPointerDown(event)
    if (!(event.target instanceof Element)) return
    // Lets a mouse drag continue outside the stage. Touch is captured anyway.
    event.target.setPointerCapture(event.pointerId)
    if (!(event.target instanceof HTMLImageElement)) return
    hold.current = setTimeout(() => {
      // A press that is held is no tap.
      dragged.current = true
      onHold(true)
    }, HOLD_MS)
  }

  function onPointerMove(event: PointerEvent) {
    if (!press.current || !event.isPrimary) return
    const { from, at } = press.current
    const point = pointOf(event)
    press.current.at = point

    if (distance(from, point) > SLOP_PX) {
      dragged.current = true
      endHold()
    }
    const isPanned = zoomed && dragged.current && event.pointerType === 'mouse'
    if (isPanned) panBy(at.x - point.x, at.y - point.y)
  }

  function onPointerUp(event: PointerEvent) {
    if (event.isPrimary) end()
    swipe.onPointerUp(event)
  }

  function onPointerCancel() {
    end()
    swipe.onPointerCancel()
  }

  function onClickCapture(event: MouseEvent) {
    // The click at the end of a drag would close the lightbox.
    if (dragged.current) return event.stopPropagation()
    if (!(event.target instanceof HTMLImageElement)) return

    const [point, time] = [pointOf(event), event.timeStamp]
    const { time: before, ...place } = lastTap.current
    const isSecond = time - before < DOUBLE_TAP_MS && distance(place, point) < 3 * SLOP_PX
    lastTap.current = { ...point, time: isSecond ? -DOUBLE_TAP_MS : time }
    if (isSecond) toggle(point)
  }

  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    scaleBy(Math.exp(-event.deltaY * WHEEL_ZOOM), pointOf(event))
  })

  const fingers = useRef<Fingers>(null)
  const pinch = useEffectEvent((event: TouchEvent) => {
    const before = fingers.current
    // While the page is zoomed, two fingers must be able to zoom it out.
    const isOfPage = 'pageZoomed' in document.documentElement.dataset
    fingers.current = isOfPage ? null : fingersOf(event.touches)
    if (!fingers.current) {
      if (before) settle()
      return
    }
    event.preventDefault()
    if (before) scaleBy(fingers.current.apart / before.apart, before.middle, fingers.current.middle)
  })

  // React's listeners for these events are passive. Passive listeners cannot keep the page from zooming.
  useEffect(() => {
    const element = stage.current!
    const listening = new AbortController()
    const options = { passive: false, signal: listening.signal }
    element.addEventListener('wheel', (event) => zoomByWheel(event), options)
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      element.addEventListener(type, (event) => pinch(event), options)
    }
    return () => listening.abort()
  }, [stage])

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onContextMenu: end,
    onClickCapture,
  }
}

type Fingers = { middle: Point; apart: number }

function fingersOf([one, other, ...more]: Iterable<Touch>): Fingers | null {
  if (!one || !other || more.length > 0) return null
  const [a, b] = [pointOf(one), pointOf(other)]
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.max(1, distance(a, b)) }
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}
