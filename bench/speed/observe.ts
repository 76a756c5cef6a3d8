import type { Page } from '@playwright/test'

/** An entry of the performance timeline, with the fields used here. */
type Entry = {
  entryType: string
  name: string
  startTime: number
  duration: number
  /** Of an element with `elementtiming`. */
  identifier?: string
  /** Of the image in that element, or behind it. */
  url?: string
  /** Of a layout shift. */
  value?: number
  hadRecentInput?: boolean
  /** Of an event. Events of one interaction share it. */
  interactionId?: number
}

/** The shortest event that browsers report, in ms. */
export const SHORTEST_EVENT = 16

const TYPES = ['paint', 'largest-contentful-paint', 'element', 'layout-shift', 'longtask', 'event']
const LONG_TASK = 50

/** As in src/ui/picture.tsx. */
const FIRST_PHOTOGRAPH = 'first-photograph'

/** Records performance entries of every page that this tab opens from now on. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(
    ([types, durationThreshold]) => {
      const entries: PerformanceEntry[] = []
      const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()))
      // The threshold applies to events only; TypeScript does not know it yet.
      const options = { buffered: true, durationThreshold }
      for (const type of types) observer.observe({ type, ...options })

      const take = () =>
        [...entries.splice(0), ...observer.takeRecords()].map((one) => one.toJSON())
      Object.assign(window, { takeEntries: take })
    },
    [TYPES, SHORTEST_EVENT] as const,
  )
}

/** What the current page did since the last call. Times are in ms, or NaN. */
export async function observed(page: Page) {
  const entries = await page.evaluate(() =>
    (window as unknown as { takeEntries: () => Entry[] }).takeEntries(),
  )
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  // Its placeholder, which is in the stylesheet, is painted before it.
  const photograph = of('element').find(
    ({ identifier, url = '' }) => identifier === FIRST_PHOTOGRAPH && !url.startsWith('data:'),
  )
  const events = of('event').filter(({ interactionId }) => interactionId)

  return {
    paints: {
      firstPaint:
        of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
      firstPhotograph: photograph?.startTime ?? NaN,
      largest: of('largest-contentful-paint').at(-1)?.startTime ?? NaN,
      /** What long tasks take beyond 50 ms. */
      blocking: sum(of('longtask').map(({ duration }) => duration - LONG_TASK)),
    },
    /** The sum of all layout shifts without recent input, so at least the CLS. */
    shift: sum(
      of('layout-shift').map(({ value = 0, hadRecentInput }) => (hadRecentInput ? 0 : value)),
    ),
    /** The longest delay from an interaction to the next frame. */
    slowest: Math.max(SHORTEST_EVENT, ...events.map(({ duration }) => duration)),
  }
}
