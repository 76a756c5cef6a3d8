/** A photograph's scale, 1 being whole, and its center's distance from that of the stage, in px. */
export type View = { scale: number; x: number; y: number }

/** A point on the stage, in px from its center. */
export type Point = { x: number; y: number }

/** Sizes in px, the photograph's at scale 1. */
export type Sizes = { stage: Size; photo: Size }

type Size = { width: number; height: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const CENTER: Point = { x: 0, y: 0 }

/** The scale after a double tap or the Zoom button. */
export const ZOOMED_SCALE = 2.5
const MAX_SCALE = 4

/** A pinch that ends below this scale shows the whole photograph. */
const SETTLE_SCALE = 1.1

/** The view at another scale, with the same part of the photograph under `point`. */
export function zoomTo(view: View, wanted: number, point: Point, sizes: Sizes): View {
  const scale = between(1, wanted, MAX_SCALE)
  const growth = scale / view.scale

  return keepInside(
    { scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth },
    sizes,
  )
}

export function pan(view: View, by: Point, sizes: Sizes): View {
  return keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes)
}

/** The view after two fingers moved. The photograph follows their midpoint. */
export function pinch(view: View, from: [Point, Point], to: [Point, Point], sizes: Sizes): View {
  const before = midpoint(...from)
  const after = midpoint(...to)
  const spread = distance(...to) / Math.max(1, distance(...from))

  return pan(
    zoomTo(view, view.scale * spread, before, sizes),
    { x: after.x - before.x, y: after.y - before.y },
    sizes,
  )
}

/** The view after a gesture has ended. */
export function settle(view: View): View {
  return view.scale < SETTLE_SCALE ? WHOLE : view
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}

/** Keeps the stage covered, in a direction in which the photograph is larger than it. */
function keepInside({ scale, x, y }: View, { stage, photo }: Sizes): View {
  const across = Math.max(0, (photo.width * scale - stage.width) / 2)
  const down = Math.max(0, (photo.height * scale - stage.height) / 2)

  return { scale, x: between(-across, x, across), y: between(-down, y, down) }
}

function midpoint(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), most)
}
