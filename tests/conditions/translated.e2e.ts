import type { Page } from '@playwright/test'

import { isHydrated } from '../support/hydration.ts'

import { centerOf } from '../support/input.ts'
import { PAGE_SCRIPTS } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import { button, condition, delay, everythingWorks, PHONE } from './condition.ts'

// A framework that keeps text nodes loses them to a translator, and says what was true before.

for (const [when, manner] of [
  ['before', 'replaced'],
  ['after', 'wrapped'],
] as const) {
  condition({
    says: `translated ${when} hydration, every feature works, and says what is true`,
    does: delay(PAGE_SCRIPTS),
    visits: ['/', '/portfolio', '/contact', '/booking'],
    async holds(page, path, scripts) {
      if (when === 'before') await translate(page, manner)
      scripts.release()
      await page.waitForFunction(isHydrated)
      if (when === 'after') await translate(page, manner)
      await everythingWorks(page, path)
      scripts.hold()
    },
    // React draws a part again that was changed before hydration.
    logs: /Minified React error #418/,
    visitor: PHONE,
    opened: 'load',
  })
}

// react-slick#880: a translator into Arabic or Hebrew sets `dir` on the open page.
condition({
  says: 'where a translator turns the page around, the carousel leads to the left, and says truly where it is',
  visits: ['/portfolio'],
  async holds(page) {
    await page.getByRole('region', { name: 'Recent Sessions' }).scrollIntoViewIfNeeded()
    await button(page, 'Next session').click()
    await isAtSession(page, '2 of 25')
    await page.evaluate(() => void (document.body.dir = 'rtl'))
    await isAtSession(page, '2 of 25')

    await button(page, 'Next session').click()
    await isAtSession(page, '3 of 25')
    await page.keyboard.press('ArrowLeft')
    await isAtSession(page, '4 of 25')
    await page.keyboard.press('ArrowRight')
    await isAtSession(page, '3 of 25')
    await page.keyboard.press('End')
    await isAtSession(page, '25 of 25')
    await expect(button(page, 'Next session')).toBeDisabled()

    const slider = page.getByRole('slider', { name: 'Recent Sessions' })
    const { x, y, width, height } = (await slider.boundingBox())!
    const ring = slider.locator('xpath=preceding-sibling::*/*[@data-wax]')
    await expect.poll(async () => (await centerOf(ring))[0]).toBeLessThan(x + 5)
    await page.mouse.click(x + width - 1, y + height / 2)
    await isAtSession(page, '1 of 25')
    await expect(button(page, 'Previous session')).toBeDisabled()
  },
  visitor: PHONE,
})

/** Says where it is, and is there. */
async function isAtSession(page: Page, position: string) {
  await expect(page.getByText(position, { exact: true }).first()).toBeVisible()
  const session = page.getByRole('group', { name: position, exact: true })
  await expect(session).toBeInViewport({ ratio: 0.5 })
}

/**
 * Translates an open page as browsers do, now and after each change: puts every text into two `<font>` elements.
 * Some wrap the text nodes of a page, others replace them.
 */
async function translate(page: Page, manner: 'wrapped' | 'replaced') {
  await page.evaluate((how) => {
    const SKIPPED = 'script, style, noscript, textarea, svg, font'
    const observer = new MutationObserver(work)
    const changes = { childList: true, characterData: true, subtree: true }

    function work() {
      observer.disconnect()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.filter((text) => text.data.trim() && !text.parentElement?.closest(SKIPPED)).forEach(put)
      observer.observe(document.body, changes)
    }

    function put(text: Text) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(how === 'wrapped' ? text : text.data)
    }

    work()
  }, manner)
}
