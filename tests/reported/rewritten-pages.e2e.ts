import type { Page } from '@playwright/test'

import { fields, fillInForm, INQUIRY, send, thanks } from '../support/inquiry.ts'
import { openWithDelayedScripts } from '../support/page-scripts.ts'
import { PAGES } from '../support/pages.ts'
import { REWRITERS, rewrite } from '../support/rewriters.ts'
import { expect, test } from '../support/test.ts'
import { waitForTwoFrames } from '../support/two-frames.ts'

// angple#2138, react#24430, next.js#58448: whatever changes a page before its scripts run made React throw it
// away and draw it again.

test.use({ viewport: { width: 390, height: 844 }, waitForScripts: false })

for (const who of Object.keys(REWRITERS)) {
  test(`no page is painted anew after ${who}`, async ({ page, expectConsole }) => {
    // Only the form and small controls are drawn again, with all that was typed.
    expectConsole(/Minified React error #418/, /404/)

    for (const path of [...PAGES, '/nope']) {
      await page.addInitScript(watchShifts)
      const { scripts, opened } = await openWithDelayedScripts(page, path)
      await rewrite(page, who)
      const kept = await page.evaluateHandle(() => [
        ...document.querySelectorAll('h1, img, footer'),
      ])
      const words = await countWords(page)
      await waitForTwoFrames(page)
      await page.evaluate(() => (window.shift = 0))
      scripts.release()
      await opened
      await page.waitForFunction(() => 'live' in document.documentElement.dataset)

      expect(await kept.evaluate((all) => all.filter((one) => !one.isConnected).length), path).toBe(
        0,
      )
      expect(await page.evaluate(() => window.shift), path).toBeLessThan(0.01)
      // A hidden address, “[email protected]”, may be one word again.
      expect(await countWords(page), path).toBeGreaterThanOrEqual(words - 1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
}

for (const who of ['a password manager', 'a translator that wraps texts']) {
  test(`[C2 C3] a form sent before hydration is thanked for and cleared, after ${who}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Minified React error #418/)
    const { scripts, opened } = await openWithDelayedScripts(page, '/contact')
    await rewrite(page, who)
    await fillInForm(page)
    await send(page).click()
    scripts.release()
    await opened
    await expect(thanks(page)).toBeVisible()
    await expect(fields(page).message).toHaveValue('', { timeout: 10_000 })
    expect(INQUIRY.message).not.toBe('')
  })
}

declare global {
  interface Window {
    shift: number
  }
}

function watchShifts() {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Without those that only browsers without scripts show. */
function countWords(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main')!.cloneNode(true) as HTMLElement
    main.querySelectorAll('noscript').forEach((element) => element.remove())
    return main.textContent.split(/\s+/).length
  })
}
