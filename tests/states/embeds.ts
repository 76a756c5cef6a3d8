import type { Page } from '@playwright/test'

import type { StudioWords } from '../studios/words-of.ts'
import { MAP } from '../support/map.ts'
import { BOOKED, post } from '../support/calendar.ts'
import { expect } from '../support/test.ts'
import { heading, opened, WHOLE, type State } from './state.ts'

/** The pages of the demo’s sample calendar and of the service of the studio in Arabic. */
const CALENDAR = /\/sample-calendar(?=\?|$)|^https:\/\/cal\.com\//

/** The part of Booking that holds it. */
const CALENDAR_PART = '[class*=calendar_calendar]'

/** Like Calendly’s, it says how high it is. */
const TWO_CONTROLS = `
  <h1>1, 2</h1><button>1</button><button>2</button>
  <script>
    parent.postMessage({ event: 'calendly.page_height', payload: { height: '900px' } }, '*')
  </script>`

const CAL_BOOKED = { originator: 'CAL', type: 'bookingSuccessfulV2' }

/** The map and the calendar, which other sites send. */
export const EMBED_STATES: State[] = [
  {
    title: 'the lost map',
    async open(page, words) {
      await page.route(MAP, (route) => route.abort())
      await page.goto('/contact')
      await scrollToMap(page, words)
      await expect(page.getByText(words.contact.serviceArea!.unreachable)).toBeVisible()
    },
    within: 'figure:has(figcaption)',
    heard: ({ contact: { serviceArea }, controls, fill }) => [
      `paragraph: ${serviceArea!.note}`,
      `paragraph: ${serviceArea!.unreachable}`,
      `link "${fill(controls.links.newTab, { link: serviceArea!.link })}"`,
    ],
    studios: WHOLE,
    logs: /Failed to load resource/,
  },
  {
    title: 'the lost calendar',
    async open(page, words) {
      await page.route(CALENDAR, (route) => route.abort())
      await page.goto('/booking')
      await scrollToCalendar(page, words)
      const { heading: lost } = words.booking.calendar!.unreachable
      await expect(page.getByRole('heading', { name: lost })).toBeVisible()
    },
    within: CALENDAR_PART,
    heard: ({ booking: { calendar }, studio }) => [
      heading(2, calendar!.heading),
      `link "${calendar!.link}"`,
      heading(3, calendar!.unreachable.heading),
      `button "${calendar!.unreachable.tryAgain}"`,
      `link "${calendar!.link}"`,
      `button "${calendar!.unreachable.anyway}"`,
      `link "${calendar!.unreachable.message}"`,
      `link "${studio.phone}"`,
      `link "${studio.email}"`,
    ],
    studios: WHOLE,
    logs: /Failed to load resource/,
  },
  {
    title: 'a booking that is confirmed',
    async open(page, words, studio) {
      await answerEmbeds(page)
      await page.goto('/booking')
      await scrollToCalendar(page, words)
      await expect(lastControlIn(page, words.booking.calendar!.label)).toBeVisible()
      await post(page.frameLocator('iframe'), studio === 'demo' ? BOOKED : CAL_BOOKED)
      const { heading: booked } = words.booking.calendar!.booked!
      await expect(page.getByRole('heading', { name: booked })).toBeVisible()
    },
    within: CALENDAR_PART,
    heard: ({ booking: { calendar } }) => [
      heading(2, calendar!.heading),
      heading(3, calendar!.booked!.heading),
    ],
    studios: WHOLE,
  },
  {
    title: 'a map that waits to be asked for',
    open: opened('/contact'),
    within: 'figure:has(button)',
    heard: ({ contact: { serviceArea } }) => [
      `button "${serviceArea!.ask!.show}"`,
      `checkbox "${serviceArea!.ask!.remember}"`,
    ],
    studios: ['asking'],
  },
  {
    title: 'a calendar that waits to be asked for',
    open: opened('/booking'),
    within: CALENDAR_PART,
    heard: ({ booking: { calendar } }) => [
      heading(2, calendar!.heading),
      `checkbox "${calendar!.ask!.remember}"`,
      `button "${calendar!.ask!.show}"`,
    ],
    studios: ['asking'],
  },
]

/** To where the map is asked for. */
export async function scrollToMap(page: Page, { contact }: StudioWords) {
  await page.getByText(contact.serviceArea!.note!).scrollIntoViewIfNeeded()
}

/** To where the calendar is asked for. */
export async function scrollToCalendar(page: Page, { booking }: StudioWords) {
  await page.getByRole('heading', { name: booking.calendar!.heading }).scrollIntoViewIfNeeded()
}

/** Answers with a page of two controls, between which Tab leads on. */
export async function answerEmbeds(page: Page) {
  for (const site of [MAP, CALENDAR]) {
    await page.route(site, (route) =>
      route.fulfill({ contentType: 'text/html', body: TWO_CONTROLS }),
    )
  }
}

/** Waits for the last control in a frame. */
export function lastControlIn(page: Page, title: string) {
  return page.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: '2' })
}
