import type { Page } from '@playwright/test'

import { CALENDAR, scrollToCalendar, showCalendar, unreachableNotice } from '../support/calendar.ts'
import { fields, fillInForm, notice, send, thanks } from '../support/inquiry.ts'
import { BOOKED, confirmation, post } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'
import { translatedJourney } from '../support/translated-journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })
const press = (name: string) => (page: Page) => button(page, name).click()
const wait = (ms: number) => (page: Page) => page.clock.runFor(ms)

translatedJourney('the slideshow and its tips', {
  path: '/',
  steps: {
    'the next slide': wait(7000),
    'another slide': press('Next photograph'),
    'a tip': async (page) => {
      await button(page, 'Previous photograph').hover()
      await page.clock.runFor(800)
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
    'no tip': (page) => page.keyboard.press('Escape'),
  },
})

translatedJourney('the carousel and the lightbox', {
  path: '/portfolio',
  before: (page) => page.route(/uploads\/stairs-spiral.+\.(avif|jpg)$/, (route) => route.abort()),
  steps: {
    'the next session': press('Next session'),
    'the lightbox': async (page) => {
      await page.getByRole('link', { name: /Open Behind the curtain/ }).click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    },
    'the next photograph': press('Next photograph'),
    'a photograph that does not load': async (page) => {
      await button(page, 'Next photograph').click()
      await expect(page.getByText('The photograph did not load.')).toBeVisible()
    },
    'the page again': press('Close'),
  },
})

translatedJourney('a calendar that fails, then stays empty, then is booked', {
  path: '/booking',
  before: (page) => page.route(CALENDAR, (route) => route.abort()),
  steps: {
    'the lost calendar': async (page) => {
      await scrollToCalendar(page)
      await expect(unreachableNotice(page)).toBeVisible()
    },
    'asking again': async (page) => {
      await page.unroute(CALENDAR)
      await page.route(CALENDAR, () => {})
      await button(page, 'Try again').click()
      await expect(page.getByText('Asking again…').first()).toBeVisible()
    },
    'the lost calendar again': async (page) => {
      await page.clock.runFor(11_000)
      await expect(unreachableNotice(page)).toBeVisible()
    },
    'the calendar': async (page) => {
      await page.unroute(CALENDAR)
      await button(page, 'Try again').click()
      await showCalendar(page)
    },
    'advice about an empty calendar': wait(21_000),
    'a booking': async (page) => {
      await post(await showCalendar(page), BOOKED)
      await expect(confirmation(page)).toBeVisible()
    },
  },
})

translatedJourney('the form with mistakes, the lost map and the thank-you', {
  path: '/contact',
  before: (page) => page.route(/openstreetmap/, (route) => route.abort()),
  steps: {
    'what is missing': (page) => send(page).click(),
    'what is wrong': async (page) => {
      await fillInForm(page)
      await fields(page).email.fill('nadia')
      await send(page).click()
    },
    'nothing wrong': (page) => fields(page).email.fill('nadia@example.com'),
    'a notice': async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.resolve()
      })
      await button(page, 'Copy phone number').click()
      await expect(notice(page)).toBeVisible()
    },
    'no notice': async (page) => {
      await page.mouse.move(5, 500)
      await page.clock.runFor(5000)
      await expect(notice(page)).toHaveCount(0)
    },
    'the lost map': async (page) => {
      await page.getByText('Exact shoot location').scrollIntoViewIfNeeded()
      await expect(page.getByText('The map can’t be reached')).toBeVisible()
    },
    thanks: async (page) => {
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
    },
    'the form again': wait(3000),
  },
})

test.beforeEach(({ expectConsole }) => expectConsole(/Failed to load resource|404/))
