import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

const PAGES = ['/', '/portfolio', '/about', '/nope']

/** Delays all prints until the returned function is called. */
async function delayPrints(page: Page) {
  let release = () => {}
  const released = new Promise<void>((settle) => (release = settle))

  await page.route('/uploads/**', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

for (const path of PAGES) {
  test(`[K4] ${path} has a placeholder for each photograph`, async ({ page, expectConsole }) => {
    if (path === '/nope') expectConsole(/404/)
    await delayPrints(page)
    await page.goto(path, { waitUntil: 'commit' })

    const places = await page.locator('main img').evaluateAll((all) =>
      all.map((image) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(image)
        return { backgroundColor, backgroundImage }
      }),
    )
    expect(places.length).toBeGreaterThan(1)
    for (const { backgroundColor, backgroundImage } of places) {
      expect(backgroundColor).toMatch(/^rgb\(\d/)
      expect(backgroundImage).toContain('url("data:image/webp;base64,')
    }
    expect(new Set(places.map(({ backgroundImage }) => backgroundImage)).size).toBeGreaterThan(1)
  })
}

test('[H1] the largest contentful paint of Home is its photograph', async ({ page }) => {
  await page.goto('/')
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((settle) => {
            const read = (list: PerformanceObserverEntryList) =>
              settle((list.getEntries().at(-1) as PerformanceEntry & { url: string }).url)
            new PerformanceObserver(read).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            })
          }),
      ),
    )
    .toMatch(/\/uploads\/window-light-.*\.avif$/)
})
