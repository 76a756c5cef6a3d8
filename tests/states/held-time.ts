import type { Page } from '@playwright/test'

/** In ms. What comes sooner, like a tip, comes. */
const HELD = 1000

/** Keeps from coming what would come after a second or more, so that a state stays. */
export async function holdTime(page: Page) {
  await page.addInitScript((shortest) => {
    const { setTimeout: start } = window
    const hold = (callback: () => void, ms = 0, ...values: []) =>
      ms < shortest ? start(callback, ms, ...values) : 0
    Object.assign(window, { setTimeout: hold, setInterval: hold })
  }, HELD)
}
