import { expect, type Page } from '@playwright/test'

/** How long a page has to begin, in ms of its clock. */
const BEGINNING_MS = 100

/**
 * Opens a page and freezes its clock, which only `page.clock.runFor` then advances. It starts at
 * `time`, by default now.
 */
export async function gotoWithFrozenClock(page: Page, path: string, time?: string) {
  await page.clock.install({ time })
  // At once: on a busy machine much would happen before all of the page has loaded.
  await page.goto(path, { waitUntil: 'commit' })
  await freezeClock(page)
  await page.waitForLoadState()
  // What waits until the browser is idle.
  await page.clock.runFor(BEGINNING_MS)
}

/** Freezes the clock of a page and of the others in its context. */
export async function freezeClock(page: Page) {
  // A little ahead, because the clock advances meanwhile and cannot be set back. On a busy machine
  // it may be further by then.
  await expect(async () =>
    page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
  ).toPass()
}

/** Waits until the browser has drawn what the page holds now. */
export function waitForTwoFrames(page: Page) {
  return page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}
