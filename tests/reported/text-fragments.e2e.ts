import type { Page } from '@playwright/test'

import { expect, test } from '../support/test.ts'

// csswg-drafts#9833: what is laid out later moves the place that a visitor was sent to.

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

for (const viewport of WINDOWS) {
  test.describe(`in a window ${viewport.width} px wide`, () => {
    test.use({ viewport, waitForScripts: false })

    for (const [link, text] of [
      ['/portfolio#:~:text=There%20is%20room', 'There is room'],
      ['/about#:~:text=Come%20and%20sit', 'Come and sit'],
      ['/contact#photographs:~:text=Using%20my', 'Using my photographs'],
    ] as const) {
      test(`a search result for “${text}” shows it, and nothing moves`, async ({ page }) => {
        await page.addInitScript(sumShifts)
        await page.goto(link)
        await laidOut(page)
        await expect(page.getByText(text).first()).toBeInViewport()
        expect(await page.evaluate(() => window.shifts)).toBeLessThan(0.01)
      })
    }

    test('a place found while the page is laid out stays in view', async ({ page }) => {
      await page.goto('/portfolio', { waitUntil: 'domcontentloaded' })
      const place = page.getByText('There is room')
      await place.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await laidOut(page)
      await expect(place).toBeInViewport()
    })

    test('focus that Tab moves while the page is laid out stays in view', async ({ page }) => {
      await page.goto('/portfolio', { waitUntil: 'domcontentloaded' })
      const links = page.getByRole('contentinfo').getByRole('link')
      await links.nth(-2).focus()
      await page.keyboard.press('Tab')
      await laidOut(page)
      await expect(links.last()).toBeFocused()
      await expect(links.last()).toBeInViewport()
    })
  })
}

declare global {
  interface Window {
    shifts: number
  }
}

/** Adds up how far content has moved (CLS). */
function sumShifts() {
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts += (entry as LayoutShift).value
  }).observe({ type: 'layout-shift', buffered: true })
}

type LayoutShift = PerformanceEntry & { value: number }

/** The last part is laid out, and smooth scrolling has ended. */
async function laidOut(page: Page) {
  await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
  const y = () => page.evaluate(() => scrollY)
  await expect(async () => {
    const before = await y()
    await page.evaluate(() => new Promise((go) => setTimeout(go, 100)))
    expect(await y()).toBe(before)
  }).toPass()
}
