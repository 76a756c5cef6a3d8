import type { Page } from '@playwright/test'

/** An entry of the performance timeline, with the fields used here. */
export type Entry = {
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

const TYPES = ['paint', 'largest-contentful-paint', 'element', 'layout-shift', 'longtask', 'event']

/** Records performance entries of every page that this tab opens from now on. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript((types) => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()))
    // The threshold applies to events only; TypeScript does not know it yet.
    const options = { buffered: true, durationThreshold: 16 }
    for (const type of types) observer.observe({ type, ...options })

    const take = () => [...entries.splice(0), ...observer.takeRecords()].map((one) => one.toJSON())
    Object.assign(window, { takeEntries: take })
  }, TYPES)
}

/** The entries of the current page since the last call. */
export function takeEntries(page: Page): Promise<Entry[]> {
  return page.evaluate(() => (window as unknown as { takeEntries: () => Entry[] }).takeEntries())
}
