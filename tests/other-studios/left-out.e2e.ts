import type { Page } from '@playwright/test'

import { axe } from '../support/axe.ts'
import { sideways } from '../support/sideways.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('barest') })

for (const path of ['/', '/portfolio', '/about', '/contact', '/booking', '/nope']) {
  for (const width of [390, 1440]) {
    test(
      `${path} has no empty place at ${width} px where its studio left something out`,
      { tag: '@all' },
      async ({ page, expectConsole }) => {
        if (path === '/nope') expectConsole(/404/)
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)

        expect(await emptyPlaces(page)).toEqual([])
        expect(await page.locator('body').innerText()).not.toMatch(/undefined|null|NaN/)
        expect(await page.locator('head').innerHTML()).not.toMatch(/content=""|undefined|null/)
        expect(await sideways(page)).toBe(0)
        expect(await axe(page)).toEqual([])
      },
    )
  }
}

test(
  '[B2] without a scheduling service, Book Now leads to Contact',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/booking')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('link', { name: 'Book Now: BASIC Package' }).click()

    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('heading', { name: 'Session inquiry' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^\(?\d/ })).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveCount(0)
  },
)

/** Elements that show nothing, and texts that begin or end with what stands between two. */
function emptyPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shows = (element: Element) =>
      element.textContent.trim() !== '' ||
      element.matches('[aria-label], [aria-live], [role=status], [role=alert]') ||
      element.querySelector('img, picture, svg, input, textarea') !== null

    return Array.from(
      document.querySelectorAll(
        'h1, h2, h3, p, ul, ol, li, dl, dt, dd, figcaption, section, a, button',
      ),
    )
      .filter((element) => element.checkVisibility())
      .filter((element) => !shows(element) || /^[·,|]|[·,|]$/.test(element.textContent.trim()))
      .map((element) => element.outerHTML.slice(0, 120))
  })
}
