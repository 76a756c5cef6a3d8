import type { Page } from '@playwright/test'

import { BOOKED, confirmation, post, showCalendar } from '../support/calendar.ts'
import { captionOf } from '../support/captions.ts'
import { fields, fillInForm, notice, send, thanks } from '../support/inquiry.ts'
import { expect, hydrated, test as base } from '../support/test.ts'

export { expect, hydrated }

/** What Chromium and the 404 page say of what does not come. */
const LOST = /net::ERR_|Failed to (load resource|fetch dynamically imported module)|404/

/**
 * Playwright's `test` for something hostile that happens to the page of a visitor, who has a phone. Besides files
 * that did not come, nothing may be logged.
 */
export const test = base.extend({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  expectConsole: async ({ expectConsole }, provide) => {
    expectConsole(LOST)
    await provide(expectConsole)
  },
})

/** For `test.use`. */
export const DESKTOP = { viewport: { width: 1280, height: 720 }, hasTouch: false }

/** Does the same on several pages, or at several addresses, each in a step of the test. */
export async function onEach(paths: readonly string[], look: (path: string) => Promise<unknown>) {
  for (const path of paths) await test.step(path, () => look(path))
}

/** Opens a page whose scripts are off, late or lost: `page.goto` would wait for them. */
export const openEarly = (page: Page, path: string, waitUntil: 'load' | 'commit' = 'load') =>
  page.mainFrame().goto(path, { waitUntil })

/** Fails the requests of these files, or of these sites. */
export const lose = (page: Page, files: RegExp) => page.route(files, (route) => route.abort())

export const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Does on a phone what a visitor of the page can do with its scripts. */
export async function everythingWorks(page: Page, path: string) {
  await button(page, 'Menu').click()
  await page.getByRole('button', { name: 'Menu', expanded: true }).click()
  await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  await TRIED[path]?.(page)
  await isWhole(page)
}

const TRIED: Record<string, (page: Page) => Promise<void>> = {
  async '/'(page) {
    // Not the next one: on a busy machine it may have turned by itself.
    await button(page, 'Photograph 4 of 5').click()
    await expect(captionOf(page, '4 of 5')).toBeVisible()
    await expect(button(page, 'Stop slideshow')).toHaveCount(0)
  },

  async '/portfolio'(page) {
    await openLightbox(page)
    await button(page, 'Next photograph').click()
    await expect(page.getByText('Frame 2 of 5', { exact: true })).toBeVisible()
    await button(page, 'Close').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await button(page, 'Next session').click()
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^2 of 25/)
  },

  async '/contact'(page) {
    await button(page, 'Copy email address').click()
    await expect(notice(page)).toBeVisible()
    await send(page).click()
    await expect(fields(page).name).toBeFocused()
    await expect(fields(page).name).toHaveAttribute('aria-invalid', 'true')
    await fillInForm(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  },

  async '/booking'(page) {
    await post(await showCalendar(page), BOOKED)
    await expect(confirmation(page)).toBeVisible()
  },
}

/** Opens the first featured photograph. */
export async function openLightbox(page: Page) {
  await page.getByRole('link', { name: 'Open Behind the curtain, Fashion' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.getByRole('dialog')
}

/** Neither the page nor a part of it has been replaced by the message about a failure. */
export async function isWhole(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0)
}
