import type { Locator, Page } from '@playwright/test'

import { expectInquiryKept, fields, fillInForm, INQUIRY, send, thanks } from '../support/inquiry.ts'
import { PAGE_SCRIPTS } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import { waitForTwoFrames } from '../support/frozen-clock.ts'
import { button, condition, delay, isWhole, openLightbox, PHONE } from './condition.ts'
import { layoutShift } from '../states/checks.ts'
import { REWRITERS, rewrite } from './rewriters.ts'
import { isHydrated } from '../support/hydration.ts'

// angple#2138, react#24430, next.js#58448: whatever changes a page before its scripts run makes React throw it
// away and draw it again.

/** React's error. Only the form and small controls are drawn again, with all that was typed. */
const DRAWN_AGAIN = /Minified React error #418|404/

for (const who of Object.keys(REWRITERS)) {
  condition({
    says: `no page is painted anew after ${who}`,
    does: delay(PAGE_SCRIPTS),
    visits: ['/', '/portfolio', '/contact', '/booking', '/nope'],
    async holds(page, _path, scripts) {
      await rewrite(page, who)
      const kept = await page.evaluateHandle(() => [
        ...document.querySelectorAll('h1, img, footer'),
      ])
      const words = await countWords(page)
      await waitForTwoFrames(page)
      const shifted = await layoutShift(page)
      scripts.release()
      await page.waitForFunction(isHydrated)

      const isGone = (all: Element[]) => all.filter((one) => !one.isConnected).length
      expect(await kept.evaluate(isGone)).toBe(0)
      expect((await layoutShift(page)) - shifted).toBeLessThan(0.01)
      // A hidden address, “[email protected]”, may be one word again.
      expect(await countWords(page)).toBeGreaterThanOrEqual(words - 1)
      scripts.hold()
    },
    logs: DRAWN_AGAIN,
    visitor: PHONE,
    opened: 'load',
  })
}

for (const who of ['a password manager', 'a translator that wraps texts']) {
  condition({
    says: `words typed and an answer pressed before hydration, the place and the focus survive ${who}`,
    does: delay(PAGE_SCRIPTS),
    visits: ['/contact'],
    async holds(page, _path, scripts) {
      const { message } = fields(page)
      const answer = page.locator('[type=radio][value=Outdoors]')
      await fillInForm(page)
      await answer.check()
      await rewrite(page, who)
      const form = (await page.locator('form').elementHandle())!
      await message.pressSequentially(' Pleas!')
      await message.press('ArrowLeft')

      scripts.release()
      await page.waitForFunction(isHydrated)
      expect(await form.evaluate((one) => one.isConnected), 'the form was drawn again').toBe(false)
      await expect(message).toBeFocused()
      await page.keyboard.type('e')
      await expectInquiryKept(page, { ...INQUIRY, message: `${INQUIRY.message} Please!` })
      await expect(answer).toBeChecked()
    },
    logs: DRAWN_AGAIN,
    opened: 'load',
  })
}

// react/react#11538: React drops a page if somebody else has removed what it has drawn.

const remove = (target: Locator) => target.evaluate((element) => element.remove())

/** What an extension takes away of a photograph, in its link. */
const CHANGES: Record<string, (link: HTMLAnchorElement) => void> = {
  'the sources': (link) => link.querySelectorAll('source').forEach((one) => one.remove()),
  'the photograph': (link) => link.querySelector('picture')!.remove(),
}

for (const [what, change] of Object.entries(CHANGES)) {
  condition({
    says: `an extension takes away ${what}: the lightbox shows what is left, and the others`,
    visits: ['/portfolio'],
    async holds(page) {
      const link = await page.getByRole('link', { name: /^Open Rain on the glass/ }).elementHandle()
      await link!.evaluate(change)
      await link!.click()
      const lightbox = page.getByRole('dialog')
      for (const number of [1, 2, 1]) {
        const count = lightbox.getByText(`Frame ${number} of 5`, { exact: true })
        await expect(count.first()).toBeVisible()
        const photograph = lightbox.locator('[data-shown] img')
        await expect(photograph).not.toHaveJSProperty('naturalWidth', 0)
        await page.keyboard.press(number === 1 ? 'ArrowRight' : 'ArrowLeft')
      }
      await button(page, 'Close').click()
      await expect(lightbox).toHaveCount(0)
      await isWhole(page)
    },
    visitor: PHONE,
  })
}

/** What a blocker removes, by its page, and what the visitor then does. */
const REMOVALS: Record<string, (page: Page) => Promise<unknown>> = {
  async '/'(page) {
    await remove(page.getByRole('group', { name: '2 of 5', includeHidden: true }))
    await button(page, 'Next photograph').click()
    await button(page, 'Next photograph').click()
    await button(page, 'Previous photograph').click()
  },

  async '/portfolio'(page) {
    const lightbox = await openLightbox(page)
    await remove(lightbox.locator('img').first())
    await remove(page.getByText('Frame 1 of 5', { exact: true }))
    await button(page, 'Next photograph').click()
    await button(page, 'Next photograph').click()
    await button(page, 'Close').click()
    await remove(page.getByRole('group', { name: '2 of 25', exact: true }))
    await button(page, 'Next session').click()
  },

  async '/about'(page) {
    await button(page, 'Menu').click()
    await remove(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }))
    await page.getByRole('button', { name: 'Menu', expanded: true }).click()
    await expect(page.getByRole('main')).not.toHaveAttribute('inert')
  },

  async '/contact'(page) {
    await send(page).click()
    await expect(page.getByText('Please', { exact: false }).first()).toBeVisible()
    await remove(page.getByRole('form').locator('p').first())
    // As what blocks the banners of consent tools does.
    await remove(page.locator('#notices'))
    await fillInForm(page)
    await button(page, 'Copy email address').click()
    await expectInquiryKept(page)
    await send(page).click()
    await expect(thanks(page)).toBeVisible()
  },
}

condition({
  says: 'a blocker removes a slide, a photograph, a session, the menu and a part of the form: the page goes on',
  visits: Object.keys(REMOVALS),
  async holds(page, path) {
    await REMOVALS[path]!(page)
    await isWhole(page)
  },
  visitor: PHONE,
})

/** Without those that only browsers without scripts show. */
function countWords(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main')!.cloneNode(true) as HTMLElement
    main.querySelectorAll('noscript').forEach((element) => element.remove())
    return main.textContent.split(/\s+/).length
  })
}
