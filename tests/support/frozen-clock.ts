import { expect, type Page } from '@playwright/test'

/**
 * Opens a page and freezes its clock, which only `page.clock.runFor` then advances. It starts at
 * `time`, by default now.
 */
export async function gotoWithFrozenClock(page: Page, path: string, time?: string) {
  await page.clock.install({ time })
  await page.goto(path)
  await freezeClock(page)
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
