import type { Page } from '@playwright/test'

/**
 * Opens a page and stops its clock, so that from then on only `page.clock.runFor` lets time pass.
 * The clock begins at `time`, by default now.
 */
export async function gotoWithFrozenClock(page: Page, path: string, time?: string) {
  await page.clock.install({ time })
  await page.goto(path)
  // A little ahead, since the clock has run on meanwhile and cannot be set back.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
