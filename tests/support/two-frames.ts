import type { Page } from '@playwright/test'

/** Waits until the browser has drawn what the page holds now. */
export function waitForTwoFrames(page: Page) {
  return page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}
