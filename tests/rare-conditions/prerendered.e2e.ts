import { isHydrated } from '../support/hydration.ts'
import { expect, test } from '../support/test.ts'

// Playwright turns prerendering off, so the page is made to believe in it.
test.use({ waitForScripts: false, viewport: { width: 1280, height: 6000 } })

test('[B3] a prerendered page asks no other site before it is shown', async ({ page, outside }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.goto('/booking', { waitUntil: 'networkidle' })
  expect(await page.evaluate(isHydrated)).toBe(false)
  expect(outside).toEqual([])

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await page.waitForFunction(isHydrated)
  await expect.poll(() => outside).not.toEqual([])
})
