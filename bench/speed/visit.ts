import type { Page } from '@playwright/test'

import { WINDOWS } from '../../tests/support/windows.ts'
import { inNewBrowser, type Device } from './browser.ts'
import { observe, takeEntries } from './observe.ts'
import { PAGES } from './pages.ts'
import type { Benchmark } from './benchmark.ts'
import { table, within } from './table.ts'
import { cumulativeShift } from './timeline.ts'

/** The pause between two scroll steps. */
const STEP_MS = 150

/** How long a slide is shown, with its fade. */
const SLIDE_MS = 8500

/** Layout shifts during a whole visit. */
export const visit: Benchmark = {
  name: 'visit',

  async measure(address) {
    const figures: Record<string, { phone: number; desktop: number }> = {}
    for (const [name, path] of Object.entries(PAGES)) {
      figures[name] = {
        phone: await shiftOf(WINDOWS.phone, address, path),
        desktop: await shiftOf(WINDOWS.desktop, address, path),
      }
    }
    return { figures, section: section(figures) }
  },
}

function shiftOf(device: Device, address: string, path: string): Promise<number> {
  return inNewBrowser({ address, device, slow4G: true }, async (page) => {
    await observe(page)
    await page.goto(path, { waitUntil: 'load' })
    await scrollThrough(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForTimeout(path === PAGES.Home ? SLIDE_MS : STEP_MS)
    return cumulativeShift(await takeEntries(page))
  })
}

/** Scrolls to the end while photographs are still loading. */
async function scrollThrough(page: Page) {
  const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

  while (!(await page.evaluate(atEnd))) {
    await page.evaluate(() => window.scrollBy(0, innerHeight / 4))
    await page.waitForTimeout(STEP_MS)
  }
}

function section(figures: Record<string, { phone: number; desktop: number }>): string {
  const rows = Object.entries(figures).map(([name, { phone, desktop }]) => [
    name,
    within(phone, 0.1, 3),
    within(desktop, 0.1, 3),
  ])

  return `## What moves during a whole visit

Cumulative Layout Shift on slow 4G, from the first byte, down to the end of the page while photographs are still
coming, back up, and until the slideshow has turned. Aim: at most 0.100, which is called good.

${table(['', 'phone', 'desktop'], rows)}`
}
