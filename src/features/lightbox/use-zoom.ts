import {
  useRef,
  useState,
  useEffect,
  useEffectEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

import { useSwipe } from '#src/ui/use-swipe.ts'

/** A point in the window, in px. */
export type Point = { x: number; y: number }

/** The scale after a double tap or the Zoom button. A photograph that is shown whole has 1. */
const ZOOMED_SCALE = 2.5
const MAX_SCALE = 4

/** The factor of one press of + or −. */
const ZOOM_STEP = 1.5

/** A pinch that ends below this scale shows the whole photograph. */
const SETTLE_SCALE = 1.1

/** How far one arrow key pans, as a share of the stage. */
const PAN_STEP = 0.2

const EASE = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

export type Zoom = ReturnType<typeof useZoom>

/**
 * The scale of the photograph on the stage. The stage is a scroll container, so the browser pans. The scale is a
 * property of the stage's style, so that gestures do not re-render.
 */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null)
  const scale = useRef(1)
  const [zoomed, setZoomed] = useState(false)

  /** Scales the photograph, and pans it so that the part at point `from` moves to point `to`. */
  function scaleTo(wanted: number, from: Point, to = from) {
    const print = shownOn(stage.current)
    if (!print) return
    const before = print.getBoundingClientRect()
    // An animation that still runs would scale the photograph, too.
    for (const animation of print.getAnimations()) animation.cancel()
    scale.current = Math.min(Math.max(1, wanted), MAX_SCALE)
    stage.current!.style.setProperty('--scale', `${scale.current}`)
    stage.current!.toggleAttribute('data-zoomed', scale.current > 1)
    setZoomed(scale.current > 1)

    const after = print.getBoundingClientRect()
    const growth = after.width / before.width
    panBy(
      after.x + (from.x - before.x) * growth - to.x,
      after.y + (from.y - before.y) * growth - to.y,
    )
  }

  function easeTo(wanted: number, at = centerOf(stage.current)) {
    const print = shownOn(stage.current)
    const before = print?.getBoundingClientRect()
    scaleTo(wanted, at)
    if (!print || !before || isReduced()) return
    const after = print.getBoundingClientRect()
    const start = `translate(${before.x - after.x}px, ${before.y - after.y}px) scale(${before.width / after.width})`
    print.animate({ transform: [start, 'none'], transformOrigin: ['0 0', '0 0'] }, EASE)
  }

  function panBy(left: number, top: number, behavior: ScrollBehavior = 'instant') {
    stage.current?.scrollBy({ left, top, behavior })
  }

  return {
    stage,
    zoomed,
    panBy,
    /** Scales the photograph by a factor, and moves the part at one point to another. */
    scaleBy: (factor: number, from: Point, to?: Point) => scaleTo(scale.current * factor, from, to),
    /** Zooms in at a point, by default the center, or zooms out again. */
    toggle: (at?: Point) => easeTo(scale.current > 1 ? 1 : ZOOMED_SCALE, at),
    step: (direction: 1 | -1) => easeTo(scale.current * ZOOM_STEP ** direction),
    reset: () => easeTo(1),
    /** Ends a pinch: a photograph that is hardly zoomed is shown whole. */
    settle: () => (scale.current < SETTLE_SCALE ? easeTo(1) : undefined),

    /** Pans by steps: 1 is to the right, and down. */
    panByStep(across: number, down: number) {
      const { clientWidth, clientHeight } = stage.current!
      const behavior = isReduced() ? 'instant' : 'smooth'
      panBy(across * clientWidth * PAN_STEP, down * clientHeight * PAN_STEP, behavior)
    },
  }
}

function shownOn(stage: Element | null) {
  return stage?.querySelector('[data-shown]')
}

function centerOf(stage: Element | null): Point {
  const { x, y, width, height } = stage?.getBoundingClientRect() ?? new DOMRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function isReduced() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

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
