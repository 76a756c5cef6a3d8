/** The number of slides; the width of a slide and of the visible part, and the scroll range, in px. */
export type StripLayout = { count: number; slide: number; view: number; reach: number }

/**
 * Index of the last stop. A stop is a scroll position with a slide at the start of the view. The last
 * one is the end of the strip.
 */
export function lastStop({ count, slide, view, reach }: StripLayout): number {
  if (reach < 1) return 0

  return Math.max(1, count - Math.round(view / slide))
}

/** The scroll position of a stop, in px. */
export function positionOf(stop: number, strip: StripLayout): number {
  return stop < lastStop(strip) ? stop * strip.slide : strip.reach
}

/** The stop nearest to a scroll position. */
export function stopNear(position: number, strip: StripLayout): number {
  return Math.round(stopsBefore(position, strip))
}

/**
 * The slide at a scroll position, from 0, fractional between stops. At the end of the strip it is the
 * last slide, although others are in view before it.
 */
export function slideAt(position: number, strip: StripLayout): number {
  const last = lastStop(strip)
  const stops = stopsBefore(position, strip)
  const beyond = stops - (last - 1)
  if (last === 0 || beyond <= 0) return stops

  return last - 1 + beyond * (strip.count - last)
}

/** The number shown at a stop: that of the first slide in view, at the end that of the last slide. */
export function numberAt(stop: number, last: number, count: number): number {
  return last > 0 && stop >= last ? count : stop + 1
}

/** The number of stops before a scroll position, fractional. */
function stopsBefore(position: number, strip: StripLayout): number {
  const last = lastStop(strip)
  if (last === 0) return 0

  const lastButOne = positionOf(last - 1, strip)
  if (position <= lastButOne) return Math.max(0, position / strip.slide)

  const onward = (position - lastButOne) / (strip.reach - lastButOne)
  return last - 1 + Math.min(1, onward)
}
