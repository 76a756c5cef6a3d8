import { expect, type Page } from '@playwright/test'

import { delayRequests } from '../support/delayed-requests.ts'
import { PAGES } from '../support/pages.ts'
import type { Journey } from './journey.ts'

export const firstView: Journey[] = [
  {
    says: 'no page asks another site for anything in its first view',
    arrive: ({ page }) => page.setViewportSize({ width: 390, height: 844 }),
    async expect({ page, outside }) {
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(outside, path).toEqual([])
      }
    },
  },
  {
    says: 'password managers look for forms once the stylesheets are there',
    wide: true,
    async expect({ page }) {
      const { delayed, handler } = delayRequests()
      await page.route('**/*.css', handler)
      const start = page.waitForResponse(/\/start\..+\.js$/)
      const opened = page.goto('/contact')
      await (await start).finished()
      await expect(page.locator('footer')).toBeAttached()
      const contentLoaded = () => {
        const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return visit!.domContentLoadedEventStart
      }
      expect(await page.evaluate(contentLoaded)).toBe(0)
      delayed.release()
      await opened
      expect(await page.evaluate(contentLoaded)).toBeGreaterThan(0)
    },
  },
  {
    says: 'scripts hold no content',
    wide: true,
    async expect({ page }) {
      const scripts: Promise<string>[] = []
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.text())
      })
      // Portfolio loads its lightbox on demand.
      for (const path of ['/portfolio', '/']) await page.goto(path, { waitUntil: 'networkidle' })
      expect(scripts.length).toBeGreaterThan(4)
      for (const code of await Promise.all(scripts)) {
        expect(code).not.toContain('The empty seat is yours')
      }
      expect(await page.content()).toContain('The empty seat is yours')
    },
  },
  {
    says: 'each photograph has a color and a picture of its own in its place until it is there',
    wide: true,
    logs: /404/,
    async expect({ page }) {
      const release = await delayPrints(page)
      for (const path of ['/', '/portfolio', '/about', '/nope']) {
        await page.goto(path, { waitUntil: 'commit' })
        // The small frames of a roll have the color alone.
        const photographs = page.locator('main img:not([data-lightbox=roll] *)')
        const places = await photographs.evaluateAll((all) =>
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
        expect(new Set(places.map(({ backgroundImage }) => backgroundImage)).size).toBeGreaterThan(
          1,
        )
      }
      release()
    },
  },
  {
    says: 'a loaded photograph covers its placeholder completely',
    wide: true,
    async expect({ page }) {
      const release = await delayPrints(page)
      await page.goto('/about', { waitUntil: 'commit' })
      const portrait = page.getByRole('figure').getByRole('img').first()
      const before = await portrait.screenshot()
      release()
      const isLoaded = () => portrait.evaluate((image: HTMLImageElement) => image.complete)
      await expect.poll(isLoaded).toBe(true)
      await portrait.evaluate((image: HTMLImageElement) => image.decode())
      const after = await portrait.screenshot()
      expect(after.equals(before)).toBe(false)
      await portrait.evaluate((image) => (image.style.background = 'none'))
      expect((await portrait.screenshot()).equals(after)).toBe(true)
    },
  },
  {
    says: 'below the first view a photograph develops as it loads',
    wide: true,
    async expect({ page }) {
      const release = await delayPrints(page)
      await page.goto('/portfolio', { waitUntil: 'commit' })
      const first = page.getByRole('link', { name: /Open Rain on the glass/ }).getByRole('img')
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
    },
  },
]

/** Delays all prints until the returned function is called. */
async function delayPrints(page: Page) {
  const { delayed, handler } = delayRequests()
  await page.route('/uploads/**', (route) => handler(route).catch(() => {}))
  return delayed.release
}
