import { expect, type Page } from '@playwright/test'

import { text, the } from '../engines/ui.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { centerOf, focusByKeyboard } from '../support/input.ts'
import { notice, send } from '../support/inquiry.ts'
import type { Journey, Visit } from './journey.ts'

const tooltip = (page: Page) => page.getByRole('tooltip')
const button = (page: Page, name: string) => page.getByRole('button', { name })
const copy = (page: Page, what: string) => button(page, `Copy ${what}`)
const dismissal = (page: Page) => button(page, 'Dismiss')

export const tipsAndNotices: Journey[] = [
  {
    says: 'the mouse opens the tip of an icon 11 px from it, also over the lightbox, a key that of a film, and a notice confirms a copy',
    wide: true,
    arrive: allowCopies,
    page: '/',
    engines: 'every',
    async expect({ ui, words }) {
      const { slideshow, photographs, lightbox, film, copying } = words.controls
      const tip = the('tooltip')
      const previous = the('button', slideshow.previous)
      await ui.hover(previous)
      await ui.reads(tip, slideshow.previous)
      const over = await ui.box(tip)
      expect((await ui.box(previous)).y - over.y - over.height).toBeCloseTo(11, 0)
      await ui.press('Escape')
      await ui.hides(tip)

      await ui.goto('/portfolio')
      const { title, category } = words.portfolio.featuredWork.photographs[0]!
      await ui.click(the('link', words.fill(photographs.open, { title, category })))
      const close = the('button', lightbox.close)
      await ui.hover(close)
      await ui.reads(tip, lightbox.close)
      const { y, height } = await ui.box(close)
      expect((await ui.box(tip)).y - y - height).toBeCloseTo(11, 0)

      await ui.goto('/about')
      const { name, sentence } = words['film-stocks'].find((one) => one.name.includes('HP5'))!
      await ui.tabTo(the('button', words.fill(film.stock, { name })))
      await ui.reads(tip, sentence)

      await ui.goto('/contact')
      await ui.click(the('button', copying.email))
      await ui.sees(text(copying.emailCopied))
      await ui.hides(text(copying.emailCopied))
    },
  },
  {
    id: 'K2',
    says: 'a tip opens after 700 ms, and the next at once within 300 ms',
    async expect({ page }) {
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
    },
  },
  {
    says: 'a tip stays while the mouse rests on it, and Escape closes it until the next hover',
    async expect({ page }) {
      await gotoWithFrozenClock(page, '/about')
      const tag = button(page, 'Ilford HP5 Plus')
      const open = async () => {
        await page.getByRole('heading', { level: 1 }).hover()
        await tag.hover()
        await page.clock.runFor(800)
        await expect(tooltip(page)).toBeVisible()
      }
      await open()
      await page.mouse.move(...(await centerOf(tooltip(page))), { steps: 8 })
      await page.clock.runFor(5000)
      await expect(tooltip(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toHaveCount(0)

      await open()
      await page.keyboard.press('Escape')
      const [x, y] = await centerOf(tag)
      await page.mouse.move(x + 5, y + 2)
      await page.clock.runFor(5000)
      await expect(tooltip(page)).toHaveCount(0)
    },
  },
  {
    says: 'keyboard focus opens a tip, which describes its control where it says more than its name',
    page: '/',
    async expect({ page }) {
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
  },
  {
    id: 'K3',
    says: 'at most three notices are visible, for 4000 ms, or 5000 where something failed',
    arrive: allowCopies,
    async expect({ page, words }) {
      await gotoWithFrozenClock(page, '/contact')
      const { emailCopied, failed } = words.controls.copying
      await copy(page, 'phone number').click()
      for (let times = 0; times < 3; times += 1) await copy(page, 'email address').click()
      await page.mouse.move(5, 500)
      await expect(notice(page)).toHaveText(Array.from({ length: 3 }, () => emailCopied))
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words.studio.email)
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        // They cover no part of the form’s button.
        const { x, width: own } = (await send(page).boundingBox())!
        for (const one of await notice(page).all()) {
          expect((await one.boundingBox())!.x).toBeGreaterThan(x + own)
        }
      }
      await page.emulateMedia({ media: 'print' })
      await expect(notice(page).first()).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.clock.runFor(3999)
      await expect(notice(page)).toHaveCount(3)
      await page.clock.runFor(1)
      await expect(notice(page)).toHaveCount(0)

      await refuseCopies(page)
      await copy(page, 'phone number').click()
      await page.mouse.move(5, 500)
      await expect(notice(page)).toHaveText(failed)
      await expect(notice(page)).toBeInViewport({ ratio: 1 })
      await page.clock.runFor(4999)
      await expect(notice(page)).toHaveCount(1)
      await page.clock.runFor(1)
      await expect(notice(page)).toHaveCount(0)
    },
  },
  {
    says: 'a notice stays while the mouse or the keyboard is on it, and then begins its time again',
    arrive: allowCopies,
    async expect({ page }) {
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
    },
  },
  {
    says: 'what the keyboard comes to meanwhile is above the notices',
    wide: true,
    async arrive(visit) {
      await allowCopies(visit)
      await visit.ui?.resize(390, 844)
    },
    page: '/contact',
    async expect({ page }) {
      for (let times = 0; times < 3; times += 1) await copy(page, 'email address').press('Enter')
      await expect(notice(page)).toHaveCount(3)
      for (let times = 0; times < 2; times += 1) {
        await page.keyboard.press('Tab')
        await expect.poll(() => page.evaluate(isFocusSeen)).toBe(true)
      }
    },
  },
  {
    says: 'Escape and Dismiss remove a notice, and the focus is where it was',
    arrive: allowCopies,
    page: '/contact',
    async expect({ page }) {
      const copying = copy(page, 'email address')
      const removals = [() => page.keyboard.press('Escape'), () => dismissal(page).click()]
      for (const remove of removals) {
        await copying.click()
        await expect(notice(page)).toBeVisible()
        await remove()
        await expect(notice(page)).toHaveCount(0)
        await expect(copying).toBeFocused()
      }
    },
  },
]

/** Whether nothing lies over the middle of what has the focus. */
function isFocusSeen() {
  const { x, y, width, height } = document.activeElement!.getBoundingClientRect()
  return document.activeElement!.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Only Chromium asks for permission. */
async function allowCopies({ page }: Partial<Visit>) {
  if (page?.context().browser()?.browserType().name() !== 'chromium') return
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
}

async function refuseCopies(page: Page) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
}
