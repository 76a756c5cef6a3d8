import type { Page } from '@playwright/test'

import { WINDOWS } from '../../tests/support/windows.ts'
import { inNewBrowser, type Device } from './browser.ts'
import { noted, observe } from './observe.ts'
import { PAGES } from './pages.ts'
import type { Part } from './part.ts'
import { table, within } from './table.ts'
import { cumulativeShift } from './timeline.ts'

/** In ms: the pace at which someone looks through a page, and how long a slide stays, and its fade. */
const A_LOOK = 150
const A_SLIDE = 8500

/** What moves by itself during a whole visit. */
export const visit: Part = {
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
    await readThrough(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForTimeout(path === PAGES.Home ? A_SLIDE : A_LOOK)
    return cumulativeShift(await noted(page))
  })
}

/** Down to the end, while photographs are still coming. */
async function readThrough(page: Page) {
  const atEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1

  while (!(await page.evaluate(atEnd))) {
    await page.evaluate(() => window.scrollBy(0, innerHeight / 4))
    await page.waitForTimeout(A_LOOK)
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
