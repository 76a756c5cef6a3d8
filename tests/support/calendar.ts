import type { Page, FrameLocator } from '@playwright/test'

import { waitForTwoFrames } from './frozen-clock.ts'
import { expect } from './test.ts'

/** The page of the demo’s calendar, which is the sample, and those of the test studios’ services. */
export const CALENDAR = /\/sample-calendar(?=\?|$)|^https:\/\/(?:calendly|cal)\.com\//

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
export async function scrollToCalendar(page: Page, heading = 'Find your date') {
  await page.getByRole('heading', { name: heading }).scrollIntoViewIfNeeded()
}

/** Expects the calendar’s page, and no notice in its place. */
export async function expectCalendar(page: Page) {
  await expect(calendarPage(page)).toBeVisible()
  await expect(unreachableNotice(page)).toBeHidden()
}

/** Answers in place of another site. */
export const serve = (site: RegExp, body: string) => (page: Page) =>
  page.route(site, (route) => route.fulfill({ contentType: 'text/html', body }))

/** Opens Booking with a calendar whose page sends no messages of its own. */
export async function openSilentCalendar(page: Page) {
  await serve(CALENDAR, `<h1>${HEADING}</h1>`)(page)
  await page.goto('/booking')
  return showCalendar(page)
}

/** Scrolls to the calendar and waits for its page. */
export async function showCalendar(page: Page) {
  await scrollToCalendar(page)
  await expect(calendarPage(page)).toBeVisible()
  return calendarFrame(page).contentFrame()
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

/** Posts a message from a frame to the page around it, and waits until that has rendered the result. */
export async function post(from: FrameLocator, message: object) {
  const page = from.owner().page()
  const received = await page.evaluateHandle((posted) => {
    const isPosted = ({ data }: MessageEvent) => JSON.stringify(data) === posted
    return {
      promise: new Promise<void>((settle) =>
        addEventListener('message', (event) => isPosted(event) && settle()),
      ),
    }
  }, JSON.stringify(message))
  await from.locator('html').evaluate((_, data) => parent.postMessage(data, '*'), message)
  await received.evaluate(({ promise }) => promise)
  await waitForTwoFrames(page)
}
