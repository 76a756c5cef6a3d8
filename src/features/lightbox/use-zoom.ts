import { useRef, useState } from 'react'

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
