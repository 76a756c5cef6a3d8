import { useRef, useState } from 'react'

import { CENTER, CLOSER, pan, WHOLE, zoomTo, type Point, type Room, type View } from './zoom.ts'

/** Factor of one press of + or −. */
const STEP = 1.5

/** Part of the stage that one arrow key moves the photograph by. */
const STRIDE = 0.2

export type Zoom = ReturnType<typeof useZoom>

/**
 * The view of the photograph on the stage. `stage` and `photo` are refs for the two elements; the
 * view is written to the photograph's transform, so that following a finger renders nothing.
 */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null)
  const photo = useRef<HTMLDivElement>(null)
  const view = useRef(WHOLE)
  const [zoomed, setZoomed] = useState(false)

  function measure(): Room {
    return { stage: sizeOf(stage.current), photo: sizeOf(photo.current) }
  }

  /** Shows the view that `change` makes of the current one; `eased` unless a hand leads it. */
  function show(change: (view: View, room: Room) => View, eased = false) {
    view.current = change(view.current, measure())
    setZoomed(view.current.scale > 1)
    if (!photo.current) return

    const { scale, x, y } = view.current
    photo.current.toggleAttribute('data-eased', eased)
    photo.current.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
  }

  /** Looks closer at a point, or at the whole photograph again. */
  function toggleAt(point: Point) {
    const wanted = view.current.scale > 1 ? 1 : CLOSER
    show((current, room) => zoomTo(current, wanted, point, room), true)
  }

  function toggle() {
    toggleAt(CENTER)
  }

  function step(direction: 1 | -1) {
    const wanted = view.current.scale * STEP ** direction
    show((current, room) => zoomTo(current, wanted, CENTER, room), true)
  }

  /** Moves the view: 1 is to the right and down. */
  function look(across: number, down: number) {
    show(
      (current, room) =>
        pan(
          current,
          { x: -across * room.stage.width * STRIDE, y: -down * room.stage.height * STRIDE },
          room,
        ),
      true,
    )
  }

  function reset() {
    show(() => WHOLE, true)
  }

  return { stage, photo, zoomed, show, toggle, toggleAt, step, look, reset }
}

/** Layout size, which a transform leaves alone. */
function sizeOf(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 }
}
