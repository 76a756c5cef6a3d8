import type { Page, FrameLocator } from '@playwright/test'

import { gotoWithFrozenClock, waitForTwoFrames } from './frozen-clock.ts'
import { delayRequests, isNavigation } from './delayed-requests.ts'
import { expect } from './test.ts'

/** The page of the demo’s calendar, which is the sample, and those of a test studio’s service. */
export const CALENDAR = /\/sample-calendar(?=\?|$)|^https:\/\/calendly\.com\//

export const calendarFrame = (page: Page) => page.getByTitle('Booking calendar')

/** The first words of the calendar’s own page. */
const HEADING = 'Pick a day'

export const calendarPage = (page: Page) =>
  calendarFrame(page).contentFrame().getByRole('heading', { name: HEADING })

/** The heading of the slip that replaces a lost calendar. */
export const unreachableNotice = (page: Page) =>
  page.getByRole('heading', { name: 'The calendar can’t be reached' })

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** The scheduling service gets no request before, because it is below the window. */
export async function scrollToCalendar(page: Page) {
  await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()
}

/** Expects the calendar’s page, and no notice in its place. */
export async function expectCalendar(page: Page) {
  await expect(calendarPage(page)).toBeVisible()
  await expect(unreachableNotice(page)).toBeHidden()
}

/** Opens Booking with a calendar whose page sends no messages of its own. */
export async function openSilentCalendar(page: Page) {
  await page.route(CALENDAR, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>${HEADING}</h1>` }),
  )
  await page.goto('/booking')
  return showCalendar(page)
}

/** Scrolls to the calendar and waits for its page. */
export async function showCalendar(page: Page) {
  await scrollToCalendar(page)
  await expect(calendarPage(page)).toBeVisible()
  return calendarFrame(page).contentFrame()
}

/** Opens Booking with a frozen clock, and asks for the calendar, whose requests are delayed. */
export async function openDelayedCalendar(page: Page, matches?: typeof isNavigation) {
  const { delayed, handler } = delayRequests(matches)
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  const requested = page.waitForRequest(CALENDAR)
  await scrollToCalendar(page)
  await requested
  if (matches) await expect(calendarFrame(page)).toBeVisible()
  return delayed
}

/** Calendly’s message after a booking. */
export const BOOKED = {
  event: 'calendly.event_scheduled',
  payload: {
    event: { uri: 'https://api.calendly.com/scheduled_events/A' },
    invitee: { uri: 'https://api.calendly.com/scheduled_events/A/invitees/B' },
  },
}

export const confirmation = (page: Page) =>
  page.getByRole('heading', { name: 'Your date is on the calendar' })

/** Counts the messages that a page receives from now on. */
export async function countMessages(page: Page) {
  await page.addInitScript(() => {
    window.messages = 0
    window.addEventListener('message', () => (window.messages += 1))
  })
}

/** Posts a message from a frame to the page around it. */
export async function post(from: FrameLocator, message: unknown) {
  await from.locator('html').evaluate((_, data) => parent.postMessage(data, '*'), message)
}

/** Waits until the page has received so many messages and rendered the result. */
export async function waitForMessages(page: Page, count: number) {
  await page.waitForFunction((least) => window.messages >= least, count)
  await waitForTwoFrames(page)
}

declare global {
  interface Window {
    messages: number
  }
}
