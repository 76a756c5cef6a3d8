import type { Page } from '@playwright/test'

import { gotoWithFrozenClock } from './frozen-clock.ts'
import { delayRequests, isNavigation } from './delayed-requests.ts'
import { expect } from './test.ts'

/** All requests to the scheduling service. */
export const CALENDAR = 'https://calendly.com/**'

export const calendarFrame = (page: Page) => page.getByTitle('Booking calendar')

/** The stand-in for the calendar’s own page. */
export const calendarPage = (page: Page) =>
  calendarFrame(page).contentFrame().getByRole('heading', { name: 'Stand-in calendar' })

/** The heading of the slip that replaces a lost calendar. */
export const unreachableNotice = (page: Page) =>
  page.getByRole('heading', { name: 'The calendar can’t be reached' })

/** The scheduling service gets no request before. */
export async function scrollToCalendar(page: Page) {
  await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()
}

/** Scrolls to the calendar and waits for its page. */
export async function openCalendar(page: Page) {
  await scrollToCalendar(page)
  await expect(calendarPage(page)).toBeVisible()
  return calendarFrame(page).contentFrame()
}

/** Opens Booking and waits for the timeout of the calendar’s page. Returns its delayed request. */
export async function openLateCalendar(page: Page) {
  const { delayed, handler } = delayRequests(isNavigation)
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  await scrollToCalendar(page)
  await expect(calendarFrame(page)).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(unreachableNotice(page)).toBeVisible()
  return delayed
}
