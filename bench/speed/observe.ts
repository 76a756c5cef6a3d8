import type { Page } from '@playwright/test'

/** An entry of the browser's performance timeline, with what is asked for here. */
export type Entry = {
  entryType: string
  name: string
  startTime: number
  duration: number
  /** Of an element that is timed. */
  identifier?: string
  /** Of a layout shift. */
  value?: number
  hadRecentInput?: boolean
  /** Of an event. Those of one press or tap have the same. */
  interactionId?: number
}

const TYPES = ['paint', 'largest-contentful-paint', 'element', 'layout-shift', 'longtask', 'event']

/** Begins to note what the browser says of every page that is opened in this tab from now on. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript((types) => {
    const seen: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()))
    // The threshold is for events alone; TypeScript does not know it yet.
    const options = { buffered: true, durationThreshold: 16 }
    for (const type of types) observer.observe({ type, ...options })

    const take = () => [...seen.splice(0), ...observer.takeRecords()].map((one) => one.toJSON())
    Object.assign(window, { noted: take })
  }, TYPES)
}

/** What has been noted of the page shown since this was last asked. */
export function noted(page: Page): Promise<Entry[]> {
  return page.evaluate(() => (window as unknown as { noted: () => Entry[] }).noted())
}
