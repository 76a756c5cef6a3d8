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
  test(`${path} has a placeholder for each photograph`, async ({ page, expectConsole }) => {
    if (path === '/nope') expectConsole(/404/)
    await delayPrints(page)
    await page.goto(path, { waitUntil: 'commit' })

    // The small frames of a roll have the color alone.
    const places = await page.locator('main img:not([data-lightbox=roll] *)').evaluateAll((all) =>
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

test('the largest contentful paint of Home is its photograph', async ({ page }) => {
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
    .toMatch(/\/uploads\/print-09-.*\.avif$/)
})

test('a loaded photograph covers its placeholder completely', async ({ page }) => {
  const release = await delayPrints(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const portrait = page.getByRole('figure').getByRole('img')
  const before = await portrait.screenshot()

  release()
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  await portrait.evaluate((image: HTMLImageElement) => image.decode())
  const after = await portrait.screenshot()
  expect(after.equals(before)).toBe(false)

  await portrait.evaluate((image) => (image.style.background = 'none'))
  expect((await portrait.screenshot()).equals(after)).toBe(true)
})

test('below the first view a photograph develops as it loads', async ({ page }) => {
  const release = await delayPrints(page)
  await page.goto('/portfolio', { waitUntil: 'commit' })
  const first = page.getByRole('link', { name: /Open Behind the curtain/ }).getByRole('img')
  const later = page.getByRole('region', { name: 'Recent Sessions' }).getByRole('img').first()
  await expect(first).toHaveCSS('background-blend-mode', 'normal')
  await expect(later).toHaveCSS('background-blend-mode', /difference/)

  await expect(page.locator('html')).toHaveAttribute('data-live')
  const printed = later.evaluate(
    (image) =>
      new Promise<string>((settle) =>
        image.addEventListener('animationstart', (event) =>
          settle((event as AnimationEvent).animationName),
        ),
      ),
  )
  await later.scrollIntoViewIfNeeded()
  release()
  expect(await printed).toMatch(/print/)
  await expect(first).not.toHaveAttribute('data-fading')
})
