import { BUDGETS, OTHER } from './budgets.ts'
import { withLazyScripts } from './support/lazy-scripts.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { overBudget } from './support/over-budget.ts'
import { expect, test } from './support/test.ts'
import { scrollToTheEnd, weigh } from './support/weigh.ts'
import { WINDOWS } from './support/windows.ts'

/** Long enough for everything that the page preloads. */
const PRELOAD_MS = 20_000

for (const [name, window] of Object.entries(WINDOWS)) {
  test.describe(`on a ${name}`, () => {
    test.use(window)

    for (const [path, { html, css, fonts, js, images }] of Object.entries(BUDGETS)) {
      const most = images[name as keyof typeof images]
      if (!most) continue

      test(`${path} keeps to its budget of bytes`, async ({ page, baseURL }) => {
        test.slow()
        const loaded = weigh(page, baseURL!)
        const always = { html, css, fonts, other: OTHER }

        await gotoWithFrozenClock(page, path)
        const first = await loaded()
        expect(first.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['html', 'css', 'js']))
        const atFirst = { ...always, js: js.first, images: most.first }
        expect.soft(overBudget(`${path} on a ${name}, at first`, first, atFirst)).toEqual([])

        await scrollToTheEnd(page)
        await page.clock.runFor(PRELOAD_MS)
        const all = await withLazyScripts(page.request, await loaded())
        const atEnd = { ...always, js: js.ever, images: most.end }
        expect.soft(overBudget(`${path} on a ${name}, to its end`, all, atEnd)).toEqual([])
      })
    }
  })
}
