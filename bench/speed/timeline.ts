import type { Entry } from './observe.ts'

/** As the standard of Web Vitals has it, in ms. */
const GAP = 1000
const LONGEST_WINDOW = 5000
const LONG_TASK = 50

/** As ui/picture.tsx has it. */
const FIRST_PHOTOGRAPH = 'first-photograph'

/** When it was first painted, the last largest content and the first photograph, in ms. */
export function paints(entries: Entry[]) {
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const photograph = of('element').find(({ identifier }) => identifier === FIRST_PHOTOGRAPH)
  return {
    firstPaint: of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    firstPhotograph: photograph?.startTime ?? NaN,
    largest: of('largest-contentful-paint').at(-1)?.startTime ?? NaN,
  }
}

/** How long input would have had to wait in all: what long tasks take beyond 50 ms, in ms. */
export function blocked(entries: Entry[]): number {
  return entries
    .filter(({ entryType }) => entryType === 'longtask')
    .reduce((sum, { duration }) => sum + duration - LONG_TASK, 0)
}

/**
 * Cumulative Layout Shift: the worst group of shifts that follow each other within a second and take
 * at most five. A shift that follows what a visitor does is none.
 */
export function cumulativeShift(entries: Entry[]): number {
  let [worst, sum, start, last] = [0, 0, -Infinity, -Infinity]

  for (const { entryType, startTime, value = 0, hadRecentInput } of entries) {
    if (entryType !== 'layout-shift' || hadRecentInput) continue

    const goesOn = startTime - last < GAP && startTime - start < LONGEST_WINDOW
    if (!goesOn) [sum, start] = [0, startTime]
    sum += value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

/** The longest that a visitor waited to see that one press, tap or key did something, in ms. */
export function slowestEvent(entries: Entry[]): number | undefined {
  const durations = entries
    .filter(({ entryType, interactionId }) => entryType === 'event' && interactionId)
    .map(({ duration }) => duration)
  return durations.length > 0 ? Math.max(...durations) : undefined
}
