/**
 * How the strip lies, in px: how many slides it has, how wide one is, how wide the window onto them
 * is, and how far it scrolls.
 */
export type StripLayout = { count: number; slide: number; view: number; reach: number }

/**
 * Index of the last stop. Stops are where the strip comes to rest: each shows another slide first,
 * and the last one is the end of the strip, with as many slides in view as fit.
 */
export function lastStop({ count, slide, view, reach }: StripLayout): number {
  if (reach < 1) return 0

  return Math.max(1, count - Math.round(view / slide))
}

/** How far the strip is scrolled at a stop. */
export function positionOf(stop: number, strip: StripLayout): number {
  return stop < lastStop(strip) ? stop * strip.slide : strip.reach
}

/** The stop that is nearest to a place on the way. */
export function stopNear(position: number, strip: StripLayout): number {
  return Math.round(stopsBefore(position, strip))
}

/**
 * The slide a place on the way is at, counted from 0 and in fractions between two stops. The end of
 * the strip is at the last slide, though others are in view before it.
 */
export function slideAt(position: number, strip: StripLayout): number {
  const last = lastStop(strip)
  const stops = stopsBefore(position, strip)
  const beyond = stops - (last - 1)
  if (last === 0 || beyond <= 0) return stops

  return last - 1 + beyond * (strip.count - last)
}

/** The number shown at a stop: that of the leading slide, and at the end that of the last. */
export function numberAt(stop: number, last: number, count: number): number {
  return last > 0 && stop >= last ? count : stop + 1
}

/** How many stops lie before a place, in fractions. */
function stopsBefore(position: number, strip: StripLayout): number {
  const last = lastStop(strip)
  if (last === 0) return 0

  const lastButOne = positionOf(last - 1, strip)
  if (position <= lastButOne) return Math.max(0, position / strip.slide)

  const onward = (position - lastButOne) / (strip.reach - lastButOne)
  return last - 1 + Math.min(1, onward)
}
