import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react'

import { forward } from '#src/ui/direction.ts'
import { useMediaQuery } from '#src/ui/use-media-query.ts'

import { isWithin, measure, positionAt } from './measure.ts'
import { lastStop, numberAt, positionOf, slideAt, stopNear } from './position.ts'

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
  const [byControl, setByControl] = useState(false)

  // The stop to which the strip is scrolling. Three presses of Next move on by three.
  const target = useRef<number>(null)
  const isDragging = useRef(false)
  const shape = useRef('')
  // The slide to keep in view, from 0. In a wider window it may have no stop of its own.
  const kept = useRef(0)

  const scrollEnd = useRef<ReturnType<typeof setTimeout>>(undefined)

  function awaitScrollEnd() {
    clearTimeout(scrollEnd.current)
    scrollEnd.current = setTimeout(() => {
      if (isDragging.current) return
      target.current = null
      element.current?.removeAttribute('data-dragging')
    }, SCROLL_END_MS)
  }

  function goTo(wanted: number) {
    show(wanted, still ? 'instant' : 'smooth')
    keep(target.current ?? 0)
  }

  function show(wanted: number, behavior: ScrollBehavior) {
    const layout = measure(element.current, count)
    const end = lastStop(layout)

    target.current = Math.min(Math.max(0, wanted), end)
    setStop(target.current)
    setLast(end)
    const left = positionOf(target.current, layout) * forward(element.current)
    element.current?.scrollTo({ left, behavior })
    awaitScrollEnd()
  }

  function keep(chosen: number) {
    const end = lastStop(measure(element.current, count))
    kept.current = numberAt(chosen, end, count) - 1
  }

  /** Shows the same slide if the strip's width or direction is new. */
  function stay(): boolean {
    const before = shape.current
    shape.current = `${element.current?.clientWidth} ${forward(element.current)}`
    if (!before || before === shape.current) return false

    show(kept.current, 'instant')
    return true
  }

  /** Updates everything to the current scroll position. */
  function update() {
    const layout = measure(element.current, count)
    const position = positionAt(element.current, element.current?.scrollLeft)
    const at = slideAt(position, layout) / Math.max(1, count - 1)

    ring.current?.style.setProperty('--at', String(at))
    if (target.current !== null) return
    setStop(stopNear(position, layout))
    setLast(lastStop(layout))
    keep(stopNear(position, layout))
  }

  function onScroll() {
    if (stay()) return
    if (target.current === null) setByControl(false)
    update()
    awaitScrollEnd()
  }

  const refit = useEffectEvent(() => void (stay() || update()))

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
    /** Whether a button or key moved it last, rather than scrolling or the slider, which says its value. */
    byControl,
    onScroll,

    /** Moves by a number of stops. ±Infinity moves to an end. */
    step(by: number) {
      setByControl(!document.activeElement?.matches('[type=range]'))
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

    /** Shows the slide with the focus whole. A browser that snaps to slides leaves it where it was. */
    onFocus({ target: focused, currentTarget }: FocusEvent<HTMLElement>) {
      const slides = [...currentTarget.children]
      const slide = slides.findIndex((one) => one.contains(focused))
      if (slide < 0 || isWithin(slides[slide]!, currentTarget)) return
      setByControl(false)
      goTo(slide)
    },

    /** The visitor takes over: cancels the current target. */
    interrupt() {
      target.current = null
      stay()
    },

    /** A mouse drag begins. Scroll snap is off until scrolling has ended. */
    startDrag() {
      isDragging.current = true
      element.current?.setAttribute('data-dragging', '')
    },

    /** A mouse drag ends: scrolls to the stop nearest to this `scrollLeft`. */
    endDrag(left: number) {
      isDragging.current = false
      goTo(stopNear(positionAt(element.current, left), measure(element.current, count)))
    },
  }
}
