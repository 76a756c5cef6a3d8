/**
 * How a photograph lies on its stage: how much larger than whole, and how far its center is from
 * the center of the stage, in px.
 */
export type View = { scale: number; x: number; y: number }

/** A place on the stage, in px from its center. */
export type Point = { x: number; y: number }

/** Sizes in px, the photograph's when whole. */
export type Room = { stage: Size; photo: Size }

type Size = { width: number; height: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const CENTER: Point = { x: 0, y: 0 }

/** How close one step looks: a double tap, or the button. */
export const CLOSER = 2.5
const CLOSEST = 4

/** Fingers that come back this close mean the whole photograph. */
const NEARLY_WHOLE = 1.1

/** The view at another scale that leaves what lies under `point` where it is. */
export function zoomTo(view: View, wanted: number, point: Point, room: Room): View {
  const scale = between(1, wanted, CLOSEST)
  const growth = scale / view.scale

  return keepInside(
    { scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth },
    room,
  )
}

/** The view after the photograph was moved. */
export function pan(view: View, by: Point, room: Room): View {
  return keepInside({ ...view, x: view.x + by.x, y: view.y + by.y }, room)
}

/** The view after two fingers moved: what was midway between them stays so. */
export function pinch(view: View, from: [Point, Point], to: [Point, Point], room: Room): View {
  const before = midpoint(...from)
  const after = midpoint(...to)
  const spread = distance(...to) / Math.max(1, distance(...from))

  return pan(
    zoomTo(view, view.scale * spread, before, room),
    { x: after.x - before.x, y: after.y - before.y },
    room,
  )
}

/** The view to come to rest at. */
export function settle(view: View): View {
  return view.scale < NEARLY_WHOLE ? WHOLE : view
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y)
}

/** No edge of the photograph comes further in than the stage's, unless it is smaller than that. */
function keepInside({ scale, x, y }: View, { stage, photo }: Room): View {
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
