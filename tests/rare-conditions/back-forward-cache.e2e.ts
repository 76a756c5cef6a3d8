import type { Page } from '@playwright/test'

import { expectEmptyForm, expectInquiryKept, fillInForm, send, thanks } from '../support/inquiry.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { PAGES } from '../support/pages.ts'
import { captionOf } from '../support/captions.ts'
import { expect, test } from '../support/test.ts'
import { waitForTwoFrames } from '../support/two-frames.ts'

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

for (const path of PAGES) {
  test(`Back restores ${path} from the back/forward cache`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await leaveAndComeBack(page)
  })
}

test('[H2 H4] Back restores the slideshow, running or stopped', async ({ page }) => {
  await gotoWithFrozenClock(page, '/')
  await expect(captionOf(page, '1 of 5')).toBeVisible()

  await leaveAndComeBack(page)
  await expect(captionOf(page, '1 of 5')).toBeVisible()
  await page.clock.runFor(14_000)
  await expect(captionOf(page, '3 of 5')).toBeVisible()

  await page.getByRole('button', { name: 'Previous photograph' }).click()
  await leaveAndComeBack(page)
  await page.clock.runFor(30_000)
  await expect(captionOf(page, '2 of 5')).toBeVisible()
})

test('[L3] the menu is closed after following its link and going Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await leaveAndComeBack(page, page.getByRole('link', { name: 'Portfolio' }).first())
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
})

test('Back restores what was typed, or an empty form after the thank-you', async ({ page }) => {
  await page.goto('/contact')
  await fillInForm(page)
  await leaveAndComeBack(page)
  await expectInquiryKept(page)

  // Chromium drops clicks until a page that returns is drawn.
  await waitForTwoFrames(page)
  await send(page).click()
  await expect(thanks(page)).toBeVisible()
  await leaveAndComeBack(page)
  await expect(thanks(page)).toBeHidden()
  await expectEmptyForm(page)
})

/** Leaves by a link and goes back. The page must come from the cache. */
async function leaveAndComeBack(page: Page, link = footerLink(page)) {
  const address = new URL(page.url()).pathname
  await page.evaluate(() => {
    Object.assign(window, { left: true })
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await link.click()
  await expect(page).not.toHaveURL(address)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(address)

  const state = () =>
    page.evaluate(() => {
      const { left, persisted } = window as Window & { left?: true; persisted?: boolean }
      return { left, persisted }
    })
  await expect.poll(state, address).toEqual({ left: true, persisted: true })
}

function footerLink(page: Page) {
  const name = page.url().endsWith('/about') ? 'Portfolio' : 'About'
  return page.getByRole('contentinfo').getByRole('link', { name })
}
