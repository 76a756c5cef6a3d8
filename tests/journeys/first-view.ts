import { expect, type Page } from '@playwright/test'

import { delayRequests } from '../support/delayed-requests.ts'
import { PAGE_SCRIPTS, PAGES } from '../support/pages.ts'
import type { Journey } from './journey.ts'

/** What is below the first view is laid out when it comes near, or at once if a visitor goes there. */
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
    says: 'each photograph has a color and a picture of its own in its place, and develops below the first view',
    wide: true,
    async expect({ page }) {
      const delayed = await delayRequests(page, '/uploads/**')
      await page.goto('/portfolio', { waitUntil: 'commit' })
      const region = (name: string) => page.getByRole('region', { name })
      const first = region('Featured Work').getByRole('img').first()
      const later = region('Recent Sessions').getByRole('img').first()
      for (const photograph of [first, later]) {
        await expect(photograph).toHaveCSS('background-color', /^rgb\(\d/)
        await expect(photograph).toHaveCSS('background-image', /url\("data:image\/webp;base64,/)
      }
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
      delayed.release()
      expect(await printed).toMatch(/print/)
      await expect(first).not.toHaveAttribute('data-fading')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  },
  {
    says: 'once a visitor scrolls, the whole page is laid out',
    arrive: ({ ui }) => ui.resize(390, 844),
    async expect({ page }) {
      await page.goto('/about')
      // Not by `goto`, which presses a key.
      await page.evaluate(() => location.assign('/booking'))
      await page.waitForURL('/booking')
      expect(await isFooterLaidOut(page)).toBe(false)
      await page.mouse.wheel(0, 200)
      await expect.poll(() => isFooterLaidOut(page)).toBe(true)
    },
  },
  {
    says: 'a reload shows the same place, before scripts too',
    wide: true,
    arrive: ({ ui }) => ui.resize(390, 844),
    async expect({ page }) {
      for (const [path, heading] of [
        ['/portfolio', 'Recent Sessions'],
        ['/booking', 'Find your date'],
      ] as const) {
        await page.goto(path)
        const place = page.getByRole('heading', { name: heading })
        await place.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const top = () => place.evaluate((it) => Math.round(it.getBoundingClientRect().top))
        const before = await top()

        const delayed = await delayRequests(page, PAGE_SCRIPTS)
        const requested = page.waitForRequest(PAGE_SCRIPTS)
        const reloaded = page.reload()
        await requested
        await expect.poll(top, path).toBe(before)
        delayed.release()
        await reloaded
        expect(await top(), path).toBe(before)
        await page.unroute(PAGE_SCRIPTS)
      }
    },
  },
]

function isFooterLaidOut(page: Page) {
  return page
    .locator('footer p')
    .first()
    .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))
}
