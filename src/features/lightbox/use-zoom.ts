import { useRef, useState } from 'react'

import { useWindowEvent } from '#src/ui/use-window-event.ts'

import { CENTER, pan, WHOLE, ZOOMED_SCALE, zoomTo, type Point, type View } from './zoom.ts'

/** The factor of one press of + or −. */
const ZOOM_STEP = 1.5

/** How far one arrow key pans, as a share of the stage. */
const PAN_STEP = 0.2

export type Zoom = ReturnType<typeof useZoom>

/**
 * The view of the photograph on the stage. `stage` and `photo` are refs of the two elements. The view
 * is written to the photograph's `transform`, so that gestures do not re-render.
 */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null)
  const photo = useRef<HTMLDivElement>(null)
  const view = useRef(WHOLE)
  const [zoomed, setZoomed] = useState(false)

  const measure = () => ({ stage: sizeOf(stage.current), photo: sizeOf(photo.current) })

  /** Changes the view, with a transition if `eased`. */
  function show(change: (view: View, sizes: ReturnType<typeof measure>) => View, eased = false) {
    view.current = change(view.current, measure())
    setZoomed(view.current.scale > 1)
    if (!photo.current) return

    const { scale, x, y } = view.current
    photo.current.toggleAttribute('data-eased', eased)
    photo.current.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
  }

  useWindowEvent('resize', () => {
    if (view.current.scale > 1) show((current, sizes) => pan(current, CENTER, sizes))
  })

  function zoom(scale: number, point: Point) {
    show((current, sizes) => zoomTo(current, scale, point, sizes), true)
  }

  return {
    stage,
    photo,
    zoomed,
    show,
    /** Zooms in at a point, or out again. */
    toggleAt: (point: Point) => zoom(view.current.scale > 1 ? 1 : ZOOMED_SCALE, point),
    step: (direction: 1 | -1) => zoom(view.current.scale * ZOOM_STEP ** direction, CENTER),
    reset: () => show(() => WHOLE, true),

    /** Pans by steps: 1 is to the right, and down. */
    panBy(across: number, down: number) {
      const { width, height } = measure().stage
      const by = { x: -across * width * PAN_STEP, y: -down * height * PAN_STEP }
      show((current, sizes) => pan(current, by, sizes), true)
    },
  }
}

/** Its layout size, without transforms. */
function sizeOf(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 }
}
