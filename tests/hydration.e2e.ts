import type { Locator } from '@playwright/test'

import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const path of ['/', '/portfolio', '/about', '/contact', '/booking']) {
  test(`[L1] ${path} hydrates in steps, between which the browser can answer a tap`, async ({
    page,
  }) => {
    await page.addInitScript(countTurns)
    await page.goto(path)

    expect(await page.evaluate(() => window.turns)).toBeGreaterThan(20)
  })
}

test('[P3] what is far below the first view is laid out when a visitor comes near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto('/portfolio')
  const heading = page.getByRole('heading', { name: 'Recent Sessions' })
  expect(await isSkipped(heading)).toBe(true)

  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toBeInViewport()
  expect(await isSkipped(heading)).toBe(false)
})

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

function isSkipped(place: Locator) {
  return place.evaluate((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
}
