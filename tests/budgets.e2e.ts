import { BUDGETS, OF_ANY_PAGE, OTHER } from './budgets.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { PAGES } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { scrollToTheEnd, weigh, withLazyScripts, type Kind, type Weighed } from './support/weigh.ts'
import { WINDOWS } from './support/windows.ts'

/** Long enough for everything that the page preloads. */
const PRELOAD_MS = 20_000

const KB = 1024

for (const [name, window] of Object.entries(WINDOWS)) {
  test.describe(`on a ${name}`, () => {
    test.use(window)

    for (const path of PAGES) {
      const { html, css, fonts, js, images } = BUDGETS[path] ?? OF_ANY_PAGE
      const most = images[name as keyof typeof images]
      if (!most) continue

      test(`${path} keeps to its budget of bytes`, async ({ page, baseURL }) => {
        test.slow()
        const loaded = weigh(page, baseURL!)
        const always = { html, css, fonts, other: OTHER }

        await gotoWithFrozenClock(page, path)
        const first = await loaded()
        expect(first.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['html', 'css', 'js']))
        expectWithin({ ...always, js: js.first, images: most.first }, first, 'at first')

        await scrollToTheEnd(page)
        await page.clock.runFor(PRELOAD_MS)
        const all = await withLazyScripts(page.request, await loaded())
        expectWithin({ ...always, js: js.ever, images: most.end }, all, 'to its end')
      })
    }
  })
}

/** If it fails, make the page lighter, or raise the budget and say what visitors get for it. */
function expectWithin(budget: Record<Kind, number>, files: Weighed[], when: string) {
  for (const [kind, most] of Object.entries(budget)) {
    const own = files.filter((file) => file.kind === kind).toSorted((a, b) => b.bytes - a.bytes)
    const bytes = own.reduce((sum, file) => sum + file.bytes, 0)
    const heaviest = own.slice(0, 4).map((file) => `${file.path} ${file.bytes}`)
    expect
      .soft(bytes / KB, `KB of ${kind}, ${when}: ${heaviest.join(', ')}`)
      .toBeLessThanOrEqual(most)
  }
}
