import type { Page } from '@playwright/test'

import { expect, test } from './support/test.ts'

const PHOTOGRAPH = /\/uploads\/.+\.avif$/
const SCRIPTS = /\/assets\/(home|portfolio|about|contact|booking|not-found)\.[^/]+\.js$/

for (const path of ['/', '/portfolio', '/about']) {
  test(`${path} fetches its scripts after its first photograph`, async ({ page }) => {
    const seen: string[] = []
    page.on('requestfinished', (request) => {
      if (PHOTOGRAPH.test(request.url())) seen.push('photograph')
    })
    page.on('request', (request) => {
      if (SCRIPTS.test(request.url())) seen.push('scripts')
    })

    await page.goto(path)
    expect(seen).toContain('scripts')
    expect(seen[0]).toBe('photograph')
  })
}

test('a key press fetches the scripts at once', async ({ page }) => {
  await neverAnswer(page)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const asked: string[] = []
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) asked.push(request.url())
  })

  const ready = page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  // What can be pictured has been painted.
  await page.screenshot()
  expect(asked).toEqual([])

  await page.keyboard.press('Tab')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.clock.resume()
  await ready
})

async function neverAnswer(page: Page) {
  await page.route(PHOTOGRAPH, () => {})
}
