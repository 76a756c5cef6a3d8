import type { Page } from '@playwright/test'

import { gotoWithFrozenClock } from './frozen-clock.ts'
import { holding, thePage } from './held-requests.ts'
import { expect } from './test.ts'

/** Everything that is asked of the scheduling service. */
export const CALENDAR = 'https://calendly.com/**'

export const calendarFrame = (page: Page) => page.getByTitle('Booking calendar')

/** What the visitor sees of the calendar's own page. */
export const calendarPage = (page: Page) =>
  calendarFrame(page).contentFrame().getByRole('heading', { name: 'Stand-in calendar' })

/** What stands in its place while it cannot be reached. */
export const excuse = (page: Page) =>
  page.getByRole('heading', { name: 'The calendar can’t be reached' })

/** Before that, the scheduling service is asked for nothing. */
export async function scrollToCalendar(page: Page) {
  await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()
}

/** Scrolls to the calendar and waits for its page. */
export async function openCalendar(page: Page) {
  await scrollToCalendar(page)
  await expect(calendarPage(page)).toBeVisible()
  return calendarFrame(page).contentFrame()
}

/** Waits for the calendar's page until it is given up, though its service answers. Gives what holds it. */
export async function openTooLate(page: Page) {
  const { line, handler } = holding(thePage)
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  await scrollToCalendar(page)
  await expect(calendarFrame(page)).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(excuse(page)).toBeVisible()
  return line
}
