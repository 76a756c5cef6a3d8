import { PAGE_SCRIPTS } from './support/page-scripts.ts'
import { expect, test } from './support/test.ts'

const PHOTOGRAPH = /\/uploads\/.+\.avif$/

for (const path of ['/', '/portfolio', '/about']) {
  test(`${path} fetches its scripts after its first photograph`, async ({ page }) => {
    const loaded: string[] = []
    page.on('requestfinished', (request) => {
      if (PHOTOGRAPH.test(request.url())) loaded.push('photograph')
    })
    page.on('request', (request) => {
      if (PAGE_SCRIPTS.test(request.url())) loaded.push('scripts')
    })

    await page.goto(path)
    expect(loaded).toContain('scripts')
    expect(loaded[0]).toBe('photograph')
  })
}

test('a key press fetches the scripts at once', async ({ page }) => {
  await page.route(PHOTOGRAPH, () => {})
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const requested: string[] = []
  page.on('request', (request) => {
    if (PAGE_SCRIPTS.test(request.url())) requested.push(request.url())
  })

  const ready = page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  // The page is painted.
  await page.screenshot()
  expect(requested).toEqual([])

  await page.keyboard.press('Tab')
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  await page.clock.resume()
  await ready
})
