import type { Page } from '@playwright/test'

import { PAGES } from '../support/pages.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('smallest') })
test.beforeEach(({ expectConsole }) => expectConsole(/404/))

// `npm run check:studios` looks for everything else that may be wrong.
for (const path of [...PAGES, '/nope']) {
  test(`${path} has no empty place where its studio left something out`, async ({ page }) => {
    await page.goto(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await emptyPlaces(page), `${width} px`).toEqual([])
    }
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|null|NaN/)
    expect(await page.locator('head').innerHTML()).not.toMatch(/content=""|undefined|null/)
  })
}

test('a studio that answers no questions before a booking has no trace of them', async ({
  page,
}) => {
  const answers = 'details, blockquote, main dl:has(> div > dt), [data-until], [aria-pressed]'
  for (const path of ['/', '/booking']) {
    await page.goto(path)
    await expect(page.locator(answers), path).toHaveCount(0)
  }
  await page.goto('/contact')
  await expect(page.locator('details, [aria-pressed], #privacy, [href^="sms:"]')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(5)
})

test('without a scheduling service, Book Now leads to Contact', async ({ page }) => {
  await page.goto('/booking')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: /^Book Now/ }).click()

  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { name: 'Session inquiry' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^\(?\d/ })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('without a roll, recent work and stories, nothing of them is on a page', async ({ page }) => {
  const home = await (await page.goto('/'))!.text()
  expect(home).not.toMatch(/data-lightbox|data-sheet|"lightbox"|id="roll"/)
  const portfolio = await (await page.goto('/portfolio'))!.text()
  expect(portfolio).toContain('data-lightbox="featured"')
  expect(portfolio).not.toMatch(/href="\/#roll"|<small|data-lightbox="sessions"/)
})

/** Elements that show nothing, and texts that begin or end with a separator. */
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
