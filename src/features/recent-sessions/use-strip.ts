import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useMediaQuery } from '#src/ui/use-media-query.ts'

import { lastStop, numberAt, positionOf, slideAt, stopNear, type StripLayout } from './position.ts'

/**
 * Scrolling has ended after this long without an event, in ms. A busy machine pauses in between. And
 * `scrollend` also comes late, from a scroll that the next one has replaced.
 */
const SCROLL_END_MS = 600

export type Strip = ReturnType<typeof useStrip>

/**
 * The position of a strip of slides with scroll snap, and ways to move it. `element` is the ref of the
 * scroll container, `ring` of the position mark, which gets `--at` (0 to 1).
 */
export function useStrip(count: number) {
  const element = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')

  const [stop, setStop] = useState(0)
  const [last, setLast] = useState(count - 1)
  const [byControl, setByControl] = useState(true)

  // The stop to which the strip is scrolling. Three presses of Next move on by three.
  const target = useRef<number>(null)
  const isDragging = useRef(false)
  const width = useRef(0)

  const scrollEnd = useRef<ReturnType<typeof setTimeout>>(undefined)

  function awaitScrollEnd() {
    clearTimeout(scrollEnd.current)
    scrollEnd.current = setTimeout(() => {
      if (isDragging.current) return
      target.current = null
      element.current?.removeAttribute('data-dragging')
    }, SCROLL_END_MS)
  }

  function goTo(wanted: number, behavior: ScrollBehavior = still ? 'instant' : 'smooth') {
    const layout = measure(element.current, count)
    const end = lastStop(layout)

    target.current = Math.min(Math.max(0, wanted), end)
    setStop(target.current)
    setLast(end)
    element.current?.scrollTo({ left: positionOf(target.current, layout), behavior })
    awaitScrollEnd()
  }

  /** Updates everything to the current scroll position. */
  function update() {
    const layout = measure(element.current, count)
    const position = element.current?.scrollLeft ?? 0
    const at = slideAt(position, layout) / Math.max(1, count - 1)

    ring.current?.style.setProperty('--at', String(at))
    if (target.current !== null) return
    setStop(stopNear(position, layout))
    setLast(lastStop(layout))
  }

  function onScroll() {
    if (target.current === null) setByControl(false)
    update()
    awaitScrollEnd()
  }

  const refit = useEffectEvent(() => {
    const before = width.current
    width.current = element.current?.clientWidth ?? 0

    if (before === 0) update()
    else if (before !== width.current) goTo(stop === last ? Infinity : stop, 'instant')
  })

  useEffect(() => {
    const observer = new ResizeObserver(() => refit())

    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])

  return {
    element,
    ring,
    stop,
    last,
    /** Whether a button or key moved it last, rather than scrolling. */
    byControl,
    onScroll,

    /** Moves by a number of stops. ±Infinity moves to an end. */
    step(by: number) {
      setByControl(true)
      goTo((target.current ?? stop) + by)
    },

    /**
     * Moves to a slide, from 1. The slides just before the last have no stop of their own: dragging
     * waits for the last one, a key goes on to it.
     */
    scrub(number: number, isDragged: boolean) {
      const isOnward = !isDragged && number > last && number > numberAt(stop, last, count)
      setByControl(false)
      goTo(number === count || isOnward ? last : Math.min(number - 1, last - 1))
    },

    /** The visitor takes over: cancels the current target. */
    interrupt() {
      target.current = null
    },

    /** A mouse drag begins. Scroll snap is off until scrolling has ended. */
    startDrag() {
      isDragging.current = true
      element.current?.setAttribute('data-dragging', '')
    },

    /** A mouse drag ends: scrolls to the stop nearest to a position. */
    endDrag(position: number) {
      isDragging.current = false
      goTo(stopNear(position, measure(element.current, count)))
    },
  }
}

function measure(strip: HTMLElement | null, count: number): StripLayout {
  if (!strip) return { count, slide: 1, view: 1, reach: 0 }

  const slide = strip.firstElementChild?.getBoundingClientRect().width ?? strip.clientWidth
  return { count, slide, view: strip.clientWidth, reach: strip.scrollWidth - strip.clientWidth }
}
