import { expect, type Page } from '@playwright/test'

import { text, the, titled } from '../engines/ui.ts'
import { recordAnnounced } from '../support/announced.ts'
import { PAGES } from '../support/pages.ts'
import type { Journey } from './journey.ts'
import { waitForHydration } from '../support/hydration.ts'

const FRAMES = [
  {
    path: '/contact',
    below: text(/Exact shoot location shared/),
    show: 'Show the map',
    label: 'Map of the service area around Charlotte',
    has: 'Stand-in map',
    site: 'https://www.openstreetmap.org',
  },
  {
    path: '/booking',
    below: the('heading', 'What you get, and when'),
    show: 'Show the calendar',
    label: 'Booking calendar',
    has: 'Stand-in calendar',
    site: 'https://calendly.com',
  },
]

const journeys: Journey[] = [
  {
    says: 'five pages ask no other site for anything, until a visitor presses a button',
    engines: 'every',
    async expect({ ui, outside }) {
      for (const path of PAGES) {
        await ui.goto(path)
        await ui.scrollTo(the('contentinfo'))
      }
      for (const { path, below, show, label, has, site } of FRAMES) {
        await ui.goto(path)
        await ui.scrollTo(below)
        await ui.sees(the('button', show))
        await ui.counts(titled(label), 0)
        expect(outside).toEqual([])
        await ui.click(the('button', show))
        await expect.poll(() => ui.frame(titled(label))).toContain(has)
        expect(new Set(outside.map((address) => new URL(address).origin))).toEqual(new Set([site]))
        outside.length = 0
      }
    },
  },
  {
    says: 'Booking says which site learns what, and asks again at each visit unless the visitor says not to',
    page: '/booking',
    async expect({ page }) {
      const button = (tab: Page) => tab.getByRole('button', { name: 'Show the calendar' })
      const box = (tab: Page) =>
        tab.getByRole('checkbox', { name: 'Show it without asking next time' })
      const calendar = (tab: Page) => tab.getByTitle('Booking calendar').contentFrame()
      const isShown = (tab: Page) =>
        expect(calendar(tab).getByText('Stand-in calendar')).toBeVisible()
      const visit = async () => {
        const next = await page.context().newPage()
        waitForHydration(next)
        await next.goto('/booking')
        return next
      }
      await expect(button(page)).toHaveAccessibleDescription(
        /learns .+ may set cookies: calendly\.com$/,
      )
      const heard = await recordAnnounced(page)
      await button(page).focus()
      await page.keyboard.press('Enter')
      await isShown(page)
      await expect(button(page)).toHaveCount(0)
      await expect(box(page)).toBeFocused()
      expect(await heard()).toEqual(['The calendar is on its way.'])
      await page.reload()
      await box(page).scrollIntoViewIfNeeded()
      await isShown(page)

      const second = await visit()
      await expect(button(second)).toBeVisible()
      await box(second).check()
      await button(second).click()
      const third = await visit()
      await box(third).scrollIntoViewIfNeeded()
      await isShown(third)
      await box(third).uncheck()
      await expect(button(await visit())).toBeVisible()
    },
  },
]

/** A studio that shows nothing of other sites before a visitor asks for it. */
export const asking = journeys.map((journey): Journey => ({ ...journey, studios: ['asking'] }))
