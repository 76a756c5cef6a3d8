import type { Page } from '@playwright/test'

/** In ms. What comes sooner, like a tip, comes. */
const HELD = 1000

/** Keeps from coming what would come after a second or more, so that a state stays until `elapse`. */
export async function holdTime(page: Page) {
  await page.addInitScript((shortest) => {
    const { setTimeout: start, clearTimeout: stop } = window
    const held = new Map<number, () => void>()
    let last = 0

    function hold(callback: () => void, ms = 0, ...values: []) {
      if (ms < shortest) return start(callback, ms, ...values)
      last -= 1
      held.set(last, () => callback(...values))
      return last
    }
    function forget(id: number) {
      if (!held.delete(id)) stop(id)
    }
    Object.assign(window, {
      setTimeout: hold,
      setInterval: hold,
      clearTimeout: forget,
      clearInterval: forget,
      elapse: () => held.forEach((callback, id) => held.delete(id) && callback()),
    })
  }, HELD)
}

/** Lets everything come that is held now. */
export async function elapse(page: Page) {
  await page.evaluate(() => window.elapse())
}

declare global {
  interface Window {
    elapse: () => void
  }
}
