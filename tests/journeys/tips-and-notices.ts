import { expect, type Page } from '@playwright/test'

import { text, the } from '../engines/ui.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { centerOf, focusByKeyboard } from '../support/input.ts'
import { notice } from '../support/inquiry.ts'
import { given, type Journeys } from './journey.ts'

/** What the tip of this film says. */
const HP5 = /^Black and white with soft shoulders/

const tooltip = (page: Page) => page.getByRole('tooltip')
const button = (page: Page, name: string) => page.getByRole('button', { name })
const copy = (page: Page, what: string) => button(page, `Copy ${what}`)
const dismissal = (page: Page) => button(page, 'Dismiss')

export const tipsAndNotices: Journeys = {
  'in every engine the mouse opens a tip 11 px from its icon, a key that of a film, and a notice confirms a copy':
    given({ engines: 'every', wide: true }, async ({ ui }) => {
      await ui.goto('/')
      const tip = the('tooltip')
      const previous = the('button', 'Previous photograph')
      await ui.hover(previous)
      await ui.reads(tip, 'Previous photograph')
      const over = await ui.box(tip)
      expect((await ui.box(previous)).y - over.y - over.height).toBeCloseTo(11, 0)

      await ui.goto('/about')
      await ui.tabTo(the('button', 'Film: Ilford HP5 Plus'))
      await ui.reads(tip, HP5)
      await ui.goto('/contact')
      await ui.click(the('button', 'Copy email address'))
      await ui.sees(text('Email address copied'))
      await ui.hides(text('Email address copied'))
    }),

  '[K2] a tip opens after 700 ms, and the next at once within 300 ms; it stays while the mouse rests on it, and Escape closes it':
    async ({ page }) => {
      await gotoWithFrozenClock(page, '/')
      const opensAfter700 = async (name: string) => {
        await button(page, name).hover()
        await page.clock.runFor(699)
        await expect(tooltip(page)).toHaveCount(0)
        await page.clock.runFor(1)
        await expect(tooltip(page)).toHaveText(name)
      }
      await opensAfter700('Next photograph')

      await button(page, 'Photograph 4 of 5').hover()
      await expect(tooltip(page)).toHaveCount(0)
      await page.clock.runFor(300)
      await button(page, 'Previous photograph').hover()
      await expect(tooltip(page)).toHaveText('Previous photograph')

      await button(page, 'Photograph 4 of 5').hover()
      await page.clock.runFor(301)
      await opensAfter700('Next photograph')

      await page.mouse.move(...(await centerOf(tooltip(page))), { steps: 8 })
      await page.clock.runFor(5000)
      await expect(tooltip(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toHaveCount(0)
    },

  'keyboard focus opens a tip, which describes its control where it says more than its name':
    async ({ page }) => {
      await page.goto('/')
      const next = button(page, 'Next photograph')
      await focusByKeyboard(next)
      await expect(tooltip(page)).toHaveText('Next photograph')
      await expect(next).toHaveAccessibleDescription('')
      await page.keyboard.press('Enter')
      await expect(tooltip(page)).toHaveCount(0)

      const tag = button(page, 'Ektar 100').last()
      await focusByKeyboard(tag)
      await expect(tag).toHaveAccessibleDescription(/The finest grain of any color/)
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toHaveCount(0)
      await expect(tag).toBeFocused()
      await expect(tag).toHaveAccessibleDescription('')
    },

  'in the lightbox the tip of a film changes with the photograph': async ({ page }) => {
    await page.goto('/portfolio#all-five')
    const tag = page.getByRole('dialog').getByRole('button', { name: 'Film: ' })
    await expect(tag).toHaveText('Kodak Gold')
    await focusByKeyboard(tag)
    await expect(tooltip(page)).toHaveText(/^Warm, forgiving/)
    await page.keyboard.press('ArrowRight')
    await expect(tag).toHaveText('Ilford HP5 Plus')
    await expect(tooltip(page)).toHaveText(HP5)
    await expect(tag).toHaveAccessibleDescription(HP5)
  },

  '[K3] at most three notices are visible, for 4000 ms, or for 5000 where something has failed':
    async ({ page }) => {
      await gotoWithFrozenClock(page, '/contact')
      await copy(page, 'phone number').click()
      for (let times = 0; times < 3; times += 1) await copy(page, 'email address').click()
      await page.mouse.move(5, 500)
      await expect(notice(page)).toHaveText(Array(3).fill('Email address copied'))
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe('hello@dogwoodandsilver.example')
      await page.clock.runFor(3999)
      await expect(notice(page)).toHaveCount(3)
      await page.clock.runFor(1)
      await expect(notice(page)).toHaveCount(0)

      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
      })
      await copy(page, 'phone number').click()
      await page.mouse.move(5, 500)
      await expect(notice(page)).toHaveText(/^Could not copy/)
      await page.clock.runFor(4999)
      await expect(notice(page)).toHaveCount(1)
      await page.clock.runFor(1)
      await expect(notice(page)).toHaveCount(0)
    },

  'a notice stays while the mouse or the keyboard is on it, then begins its time again, and Escape and Dismiss remove it':
    async ({ page }) => {
      await gotoWithFrozenClock(page, '/contact')
      await copy(page, 'email address').click()
      await expect(notice(page)).toBeVisible()
      await page.clock.runFor(3000)
      await notice(page).hover()
      await page.clock.runFor(20_000)
      await expect(notice(page)).toBeVisible()
      await page.mouse.move(5, 500)

      await focusByKeyboard(dismissal(page))
      await expect(dismissal(page)).toHaveAccessibleDescription('Email address copied')
      await page.clock.runFor(20_000)
      await expect(notice(page)).toBeVisible()
      await copy(page, 'email address').focus()
      await page.clock.runFor(3900)
      await expect(notice(page)).toBeVisible()
      await page.clock.runFor(100)
      await expect(notice(page)).toHaveCount(0)

      for (const remove of [() => page.keyboard.press('Escape'), () => dismissal(page).click()]) {
        await copy(page, 'email address').click()
        await expect(notice(page)).toBeVisible()
        await remove()
        await expect(notice(page)).toHaveCount(0)
        await expect(copy(page, 'email address')).toBeFocused()
      }
    },
}
