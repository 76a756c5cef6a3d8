import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

const PAGES = ['/', '/portfolio', '/about', '/contact', '/booking', '/nope']

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const path of PAGES) {
  test(`${path} never scrolls sideways, from 320 to 1920 px`, async ({ page, expectConsole }) => {
    if (path === '/nope') expectConsole(/404/)
    await page.goto(path)
    for (const width of [320, 360, 390, 640, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
    }
  })

  test(`${path} holds text at twice its size`, async ({ page, expectConsole }) => {
    if (path === '/nope') expectConsole(/404/)
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await page.goto(path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`${path} does not shift while it loads`, async ({ page, expectConsole }) => {
    if (path === '/nope') expectConsole(/404/)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(path, { waitUntil: 'networkidle' })
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    // What a browser's report rounds to 0: the last fraction is the fonts taking over.
    expect(total).toBeLessThan(0.001)
  })
}
