import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useMediaQuery } from '#src/ui/use-media-query.ts'

import { lastStop, positionOf, slideAt, stopNear, type StripLayout } from './position.ts'
import { useScrollEnd } from './use-scroll-end.ts'

export type Strip = ReturnType<typeof useStrip>

/**
 * A strip of slides that scrolls and snaps by itself: where it rests, and ways to move it. `element`
 * is the ref of what scrolls; `ring` of what slides along below it, by the handle `--at` (0 to 1).
 */
export function useStrip(count: number) {
  const element = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')

  const [place, setPlace] = useState({ stop: 0, last: count - 1 })
  const [isSteered, setIsSteered] = useState(true)

  // Where the strip is going. Pressing next three times goes three on, however far it has come.
  const target = useRef<number>(null)
  const isHeld = useRef(false)
  const width = useRef(0)

  const awaitScrollEnd = useScrollEnd(() => {
    if (isHeld.current) return

    target.current = null
    element.current?.removeAttribute('data-held')
  })

  // Scrolling reports every frame; only another stop is news.
  function restAt(stop: number, last: number) {
    setPlace((before) => (before.stop === stop && before.last === last ? before : { stop, last }))
  }

  function goTo(wanted: number, behavior: ScrollBehavior = still ? 'instant' : 'smooth') {
    const layout = measure(element.current, count)
    const last = lastStop(layout)
    const stop = Math.min(Math.max(0, wanted), last)

    target.current = stop
    restAt(stop, last)
    element.current?.scrollTo({ left: positionOf(stop, layout), behavior })
    awaitScrollEnd()
  }

  /** Follows wherever the strip was scrolled to. */
  function follow() {
    const layout = measure(element.current, count)
    const position = element.current?.scrollLeft ?? 0
    const at = slideAt(position, layout) / Math.max(1, count - 1)

    ring.current?.style.setProperty('--at', String(at))
    if (target.current === null) {
      restAt(stopNear(position, layout), lastStop(layout))
    }
  }

  function onScroll() {
    if (target.current === null) setIsSteered(false)
    follow()
    awaitScrollEnd()
  }

  const refit = useEffectEvent(() => {
    const before = width.current
    width.current = element.current?.clientWidth ?? 0

    if (before === 0) follow()
    else if (before !== width.current) {
      goTo(place.stop === place.last ? Infinity : place.stop, 'instant')
    }
  })

  useEffect(() => {
    const observer = new ResizeObserver(() => refit())

    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])

  return {
    element,
    ring,
    ...place,
    /** Whether a button or key moved it last, rather than a hand on the strip. */
    isSteered,
    onScroll,

    /** Moves on by so many stops; ±Infinity is to an end. */
    step(by: number) {
      setIsSteered(true)
      goTo((target.current ?? place.stop) + by)
    },

    /** Goes to a slide, counted from 1: to the stop before the last one, unless it is the last. */
    scrub(number: number) {
      setIsSteered(false)
      goTo(number < count ? Math.min(number - 1, place.last - 1) : place.last)
    },

    /** A hand is on the strip, so whatever it was doing ends. */
    interrupt() {
      target.current = null
    },

    /** A mouse has hold of the strip: it does not snap until it has come to rest again. */
    hold() {
      isHeld.current = true
      element.current?.setAttribute('data-held', '')
    },

    /** Lets go, to come to rest at the stop nearest to a place. */
    release(position: number) {
      isHeld.current = false
      goTo(stopNear(position, measure(element.current, count)))
    },
  }
}

function measure(strip: HTMLElement | null, count: number): StripLayout {
  if (!strip) return { count, slide: 1, view: 1, reach: 0 }

  const slide = strip.firstElementChild?.getBoundingClientRect().width ?? strip.clientWidth
  return { count, slide, view: strip.clientWidth, reach: strip.scrollWidth - strip.clientWidth }
}
