import type { Entry } from './observe.ts'

/** As Web Vitals define CLS, in ms. */
const GAP = 1000
const LONGEST_WINDOW = 5000
const LONG_TASK = 50

/** As in src/ui/picture.tsx. */
const FIRST_PHOTOGRAPH = 'first-photograph'

/** First contentful paint, first photograph and largest contentful paint, in ms. */
export function paints(entries: Entry[]) {
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
  // Its placeholder, which is in the stylesheet, is painted before it.
  const photograph = of('element').find(
    ({ identifier, url = '' }) => identifier === FIRST_PHOTOGRAPH && !url.startsWith('data:'),
  )
  return {
    firstPaint: of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    firstPhotograph: photograph?.startTime ?? NaN,
    largest: of('largest-contentful-paint').at(-1)?.startTime ?? NaN,
  }
}

/** The total blocking time: what long tasks take beyond 50 ms, in ms. */
export function blocked(entries: Entry[]): number {
  return entries
    .filter(({ entryType }) => entryType === 'longtask')
    .reduce((sum, { duration }) => sum + duration - LONG_TASK, 0)
}

/**
 * Cumulative Layout Shift: the worst group of shifts less than a second apart, within five seconds.
 * Shifts after input do not count.
 */
export function cumulativeShift(entries: Entry[]): number {
  let [worst, sum, start, last] = [0, 0, -Infinity, -Infinity]

  for (const { entryType, startTime, value = 0, hadRecentInput } of entries) {
    if (entryType !== 'layout-shift' || hadRecentInput) continue

    const continues = startTime - last < GAP && startTime - start < LONGEST_WINDOW
    if (!continues) [sum, start] = [0, startTime]
    sum += value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

/** The longest delay from an interaction to the next frame, in ms. */
export function slowestEvent(entries: Entry[]): number | undefined {
  const durations = entries
    .filter(({ entryType, interactionId }) => entryType === 'event' && interactionId)
    .map(({ duration }) => duration)
  return durations.length > 0 ? Math.max(...durations) : undefined
}
