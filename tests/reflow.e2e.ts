import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const path of [...PAGES, '/nope']) {
  test(`the layout of ${path} does not shift while it loads`, async ({ page, expectConsole }) => {
    if (path === '/nope') expectConsole(/404/)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(path, { waitUntil: 'networkidle' })
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    // Rounds to 0 in reports: the swap of fonts shifts text by a fraction of a pixel.
    expect(total).toBeLessThan(0.001)
  })
}
