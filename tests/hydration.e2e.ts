import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const path of ['/', '/portfolio', '/about', '/contact', '/booking']) {
  test(`[L1] ${path} hydrates in small steps, so that the browser can answer a tap in between`, async ({
    page,
  }) => {
    await page.addInitScript(countTurns)
    await page.goto(path)

    expect(await page.evaluate(() => window.turns)).toBeGreaterThan(20)
  })
}

declare global {
  interface Window {
    turns: number
  }
}

/**
 * Makes every step of React's seem to take 10 ms, so that it yields after each where it may, and counts
 * how often it goes on.
 */
function countTurns() {
  let now = 0
  let hydrated = false
  performance.now = () => (now += 10)
  window.turns = 0
  document.addEventListener('hydrated', () => (hydrated = true))
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
    if (!hydrated) window.turns += 1
    return Reflect.apply(postMessage, this, message)
  }
}
