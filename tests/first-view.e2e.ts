import { delayRequests } from './support/delayed-requests.ts'
import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const path of PAGES) {
  test(`${path} makes no request to another site in its first view`, async ({ page, outside }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(outside).toEqual([])
  })
}

test('DOMContentLoaded waits for the stylesheets', async ({ page }) => {
  const { delayed, handler } = delayRequests()
  await page.route('**/*.css', handler)
  const start = page.waitForResponse(/\/start\..+\.js$/)
  const opened = page.goto('/contact')
  await (await start).finished()
  await expect(page.locator('footer')).toBeAttached()
  // That is when browsers look for forms.
  const contentLoaded = () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return visit!.domContentLoadedEventStart
  }
  expect(await page.evaluate(contentLoaded)).toBe(0)

  delayed.release()
  await opened
  expect(await page.evaluate(contentLoaded)).toBeGreaterThan(0)
})

test('scripts hold no content', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  // Portfolio loads its lightbox on demand.
  for (const path of ['/portfolio', '/']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(4)
  for (const code of await Promise.all(scripts)) {
    expect(code).not.toContain('The empty seat is yours')
  }
  expect(await page.content()).toContain('The empty seat is yours')
})

test('cascade layers are in the order that the styles rely on', async ({ page }) => {
  await page.goto('/')
  const layers = await page.evaluate(() => {
    const seen = new Set<string>()
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (rule instanceof CSSLayerStatementRule) rule.nameList.forEach((name) => seen.add(name))
        if (rule instanceof CSSLayerBlockRule) seen.add(rule.name)
      }
    }
    return [...seen]
  })
  expect(layers).toEqual(['reset', 'base', 'ui', 'site', 'features', 'pages'])
})

test('pages link to a speculation rules file', async ({ page, request }) => {
  const answer = await page.goto('/')
  expect(answer?.headers()['speculation-rules']).toBe('"/speculation-rules.json"')
  const rules = await request.get('/speculation-rules.json')
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json')
  expect(await rules.json()).toHaveProperty('prerender')
})
