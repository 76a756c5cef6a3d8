import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

/** The share of a slide in view from which the slide counts as whole. Browsers round its sides, so less than 1. */
const WHOLE = 0.98

/** The share from which a slide counts as in view. */
const MOSTLY = 0.5

export type Strip = ReturnType<typeof useStrip>

/**
 * The state of a strip of slides that the browser scrolls and snaps: which slides are in view, and functions that move
 * the strip. Slides count from 0. `element` is the ref of the scroll container.
 */
export function useStrip(count: number) {
  const element = useRef<HTMLDivElement>(null)
  const slides = useRef<HTMLElement[]>([])
  // How much of each slide is in view, from 0 to 1.
  const shares = useRef<number[]>([])
  // The slide to keep in view when width or direction change. After a change this slide may have no stop of its own.
  const kept = useRef<number>(undefined)
  // The slide at which the strip is, or to which it is scrolling. So three presses of Next move on by three.
  const place = useRef(0)
  const isScrolling = useRef(false)
  const byControl = useRef(false)
  const [view, setView] = useState({
    current: 0,
    isAtStart: true,
    isAtEnd: count === 1,
    /** Whether a button or key has moved the strip here, so that its position is announced. */
    isAnnounced: false,
  })

  useEffect(() => {
    const strip = element.current!
    slides.current = [...strip.children] as HTMLElement[]

    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const slide = slides.current.findIndex((one) => one.contains(target))
          shares.current[slide] = intersectionRatio
        }
        const first = shares.current.findIndex(isWhole)
        if (first < 0) return

        const isAtEnd = isWhole(shares.current[count - 1])
        // At the end other slides before the last one are whole, too. The last slide counts.
        const current = isAtEnd && first > 0 ? count - 1 : first
        if (current === place.current) isScrolling.current = false
        const isAnnounced = byControl.current && !isScrolling.current
        setView({ current, isAtStart: first === 0, isAtEnd, isAnnounced })

        if (isScrolling.current) return
        place.current = current
        const isOneOfLast = isAtEnd && isInView(shares.current[kept.current ?? -1])
        if (!isOneOfLast) kept.current = current
      },
      { root: strip, threshold: [MOSTLY, WHOLE] },
    )
    // The child of a slide is observed, because a part of a slide that is cut is never in view.
    for (const slide of slides.current) seen.observe(slide.firstElementChild ?? slide)

    const keep = () => scrollTo(slides.current[kept.current ?? -1], 'instant')
    const resized = new ResizeObserver(keep)
    resized.observe(strip)
    // A translator may change the direction of the open page.
    const turned = new MutationObserver(keep)
    turned.observe(document, { subtree: true, attributeFilter: ['dir'] })

    return () => {
      for (const observer of [seen, resized, turned]) observer.disconnect()
    }
  }, [count])

  /** Scrolls to a slide. If that has no stop of its own, to the next stop after or before it. */
  function goTo(wanted: number, isOnward: boolean) {
    const slide = Math.min(Math.max(wanted, 0), count - 1)
    const stops = slides.current.flatMap((one, at) => (isStop(one) ? at : []))
    const to = isOnward ? stops.find((at) => at >= slide) : stops.findLast((at) => at <= slide)
    if (to === undefined) return

    kept.current = slide
    isScrolling.current = to !== place.current
    place.current = to
    scrollTo(slides.current[to])
  }

  function show(slide: number) {
    byControl.current = false
    goTo(slide, slide > place.current)
  }

  return {
    element,
    ...view,

    /** Moves to a slide. */
    show,

    /** Moves by a number of stops. ±Infinity moves to an end. */
    step(by: number) {
      // A screen reader announces the value of a slider by itself.
      byControl.current = !document.activeElement?.matches('[type=range]')
      goTo(place.current + by, by > 0)
    },

    /** Scrolls the slide that a key has focused fully into view, which a browser that snaps to slides does not do. */
    onFocus({ target: focused }: FocusEvent) {
      const slide = slides.current.findIndex((one) => one.contains(focused))
      const isSeen = slide < 0 || isWhole(shares.current[slide])
      if (!isSeen && focused.matches(':focus-visible')) show(slide)
    },

    /** Stops announcing and waiting for the end of a scroll, because the visitor moves the strip herself. */
    interrupt() {
      isScrolling.current = false
      byControl.current = false
    },

    /** Moves to the nearest stop. */
    settle() {
      goTo(shares.current.findIndex(isInView), true)
    },
  }
}

/** Whether the strip can rest at a slide: the stylesheet says at which, and a blocker may hide one. */
function isStop(slide: Element): boolean {
  return slide.checkVisibility() && getComputedStyle(slide).scrollSnapAlign !== 'none'
}

/** Scrolls the strip, and never the page, as `scrollIntoView` does in Firefox. */
function scrollTo(slide: HTMLElement | undefined, behavior?: ScrollBehavior) {
  const strip = slide?.parentElement
  if (!slide || !strip) return

  // The strip begins at its first slide, which is at the right or at the left.
  const left = slide.offsetLeft - (strip.firstElementChild as HTMLElement).offsetLeft
  strip.scrollTo({ left, behavior })
}

function isWhole(share = 0): boolean {
  return share >= WHOLE
}

function isInView(share = 0): boolean {
  return share >= MOSTLY
}

/** A press that moves further than this is a drag, in px. */
const SLOP_PX = 4

/** Handlers to drag the strip with a mouse, except by its captions, whose text can be selected. */
export function useMouseDrag({ element, interrupt, settle }: Strip) {
  // The last position of the pointer while it is down.
  const before = useRef<number>(null)
  const dragged = useRef(false)

  function onPointerDown({ pointerType, button, clientX, target }: PointerEvent) {
    interrupt()
    dragged.current = false
    // The target may be an element in which a translator has wrapped text.
    const isText = target instanceof Element && target.closest('p') !== null
    before.current = pointerType === 'mouse' && button === 0 && !isText ? clientX : null
  }

  function onPointerMove({ pointerId, buttons, clientX }: PointerEvent) {
    // The button was released outside the strip, before the strip had captured the pointer.
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

  /** Lets the click that ends a drag open no photograph. A key still opens one: its click has a detail of 0. */
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
