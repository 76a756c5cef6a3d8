import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const path of PAGES) {
  test(`[L1] ${path} hydrates in small steps, with room for a tap`, async ({ page }) => {
    await page.addInitScript(countSteps)
    await page.goto(path)

    expect(await page.evaluate(() => window.hydrationSteps)).toBeGreaterThan(20)
  })
}

declare global {
  interface Window {
    hydrationSteps: number
  }
}

/**
 * Makes every step of React seem to take 10 ms, so that it yields after each if it can, and counts
 * the steps.
 */
function countSteps() {
  let now = 0
  let hydrated = false
  performance.now = () => (now += 10)
  window.hydrationSteps = 0
  document.addEventListener('hydrated', () => (hydrated = true))
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
    if (!hydrated) window.hydrationSteps += 1
    return Reflect.apply(postMessage, this, message)
  }
}
