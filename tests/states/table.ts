import type { Page } from '@playwright/test'

import type { StudioName, StudioWords } from '../studios/studios.ts'
import { BOOKED, CALENDAR, post, scrollToCalendar, serve } from '../support/calendar.ts'
import { ACCEPTED, jsonAnswer, NEVER, receive, type RouteAnswer } from '../support/inquiry.ts'
import { expect } from '../support/test.ts'
import { layoutShift } from './checks.ts'

/** A state of a page. What holds in every state is in `states.e2e.ts`; what it says is a journey’s to prove. */
export type State = {
  /** What a visitor has before her. */
  title: string
  /** Gets there with the words of the studio, and waits until it is there. */
  open: Open
  /** The part of the page that is looked at, by CSS selector. */
  within?: string
  /** Only in windows narrower than this, in px. */
  below?: number
  /** Left out: all three studios that the table is for. */
  studios?: StudioName[]
  /** Console messages that belong to it. Any other warning or error fails the test. */
  logs?: RegExp
  withoutScripts?: boolean
}

type Open = (page: Page, words: StudioWords, studio: StudioName) => Promise<unknown>

/** The studios that leave nothing out. */
const WHOLE: StudioName[] = ['demo', 'arabic']

/** The studios whose form goes to a receiver. */
const RECEIVED: StudioName[] = ['formspree', 'arabic']

const MAP = /openstreetmap/

/** The part of Booking that holds it. */
const CALENDAR_PART = '[class*=calendar_calendar]'

const CAL_BOOKED = { originator: 'CAL', type: 'bookingSuccessfulV2' }

/** Each page as it opens, with and without JavaScript. */
const OPENED_PAGES = ['/', '/portfolio', '/about', '/contact', '/booking', '/nope'].flatMap(
  (path): State[] =>
    [false, true].map((withoutScripts) => ({
      title: withoutScripts ? `${path} without JavaScript` : path,
      open: (page, words) => (withoutScripts ? page.goto(path) : openWhole(page, words, path)),
      ...(path === '/nope' && { logs: /404/ }),
      withoutScripts,
    })),
)

export const STATES: State[] = [
  ...OPENED_PAGES,
  {
    title: 'the open menu',
    async open(page, { controls, studio }) {
      await page.goto('/about')
      await page.getByRole('button', { name: controls.menu.name }).press('Enter')
      const { label } = studio.navigation.about
      await expect(page.getByRole('banner').getByRole('link', { name: label })).toBeVisible()
    },
    within: 'header',
    below: 832,
  },
  {
    title: 'the lightbox',
    async open(page) {
      await page.addInitScript(() => {
        navigator.share = () => Promise.resolve()
      })
      await page.goto('/portfolio')
      await page.locator('a[data-lightbox]').first().press('Enter')
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
    },
    within: 'dialog',
  },
  {
    title: 'a photograph that did not load',
    async open(page, { controls: { lightbox } }) {
      await page.route(/\.(avif|jpg)$/, (route) => route.abort())
      await page.goto('/portfolio')
      await page.locator('a[data-lightbox]').first().click()
      await expect(page.getByRole('dialog').getByText(lightbox.failed)).toBeVisible()
    },
    within: 'dialog',
    logs: /Failed to load resource/,
  },
  {
    title: 'a tip',
    async open(page) {
      await page.goto('/about')
      await page.locator('main').getByRole('button').first().press('Shift')
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
    within: 'figure',
    studios: WHOLE,
  },
  {
    title: 'notices',
    async open(page, { controls: { copying } }) {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.resolve()
      })
      await page.goto('/contact')
      await page.getByRole('button', { name: copying.email }).click()
      await page.getByRole('button', { name: copying.phone }).click()
      await expect(page.getByText(copying.phoneCopied, { exact: true })).toBeVisible()
    },
    within: 'div:has(> [aria-live] + [role=alert])',
    studios: WHOLE,
  },
  {
    title: 'a form that is refused',
    async open(page, { contact: { inquiry } }) {
      await page.goto('/contact')
      await page.locator('main [name=email]').fill('nadia@')
      await page.locator('form [type=submit]').click()
      await expect(page.getByRole('textbox', { name: inquiry.name.label })).toBeFocused()
    },
    within: 'form',
  },
  {
    title: 'a form that is being sent',
    async open(page, { contact }) {
      await sendForm(page, NEVER)
      await expect(page.getByRole('button', { name: contact.inquiry.sending })).toBeVisible()
    },
    within: 'form',
    studios: RECEIVED,
  },
  {
    title: 'the thank-you',
    async open(page, { contact }) {
      await sendForm(page, ACCEPTED)
      await expect(page.getByText(contact.inquiry.thanks.text, { exact: true })).toBeVisible()
    },
    within: 'main [role=status]',
  },
  {
    title: 'a form that did not arrive',
    async open(page, { contact: { inquiry } }) {
      await sendForm(page, jsonAnswer(500, {}))
      const { heading } = inquiry.failure.reasons.broken
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    },
    within: 'form',
    studios: RECEIVED,
    logs: /Failed to load resource/,
  },
  {
    title: 'the lost map',
    async open(page, words) {
      await page.route(MAP, (route) => route.abort())
      await page.goto('/contact')
      await scrollToMap(page, words)
      await expect(page.getByText(words.contact.serviceArea!.unreachable)).toBeVisible()
    },
    within: 'figure:has(figcaption)',
    studios: WHOLE,
    logs: /Failed to load resource/,
  },
  {
    title: 'the lost calendar',
    async open(page, words) {
      const { heading, unreachable } = words.booking.calendar!
      await page.route(CALENDAR, (route) => route.abort())
      await page.goto('/booking')
      await scrollToCalendar(page, heading)
      await expect(page.getByRole('heading', { name: unreachable.heading })).toBeVisible()
    },
    within: CALENDAR_PART,
    studios: WHOLE,
    logs: /Failed to load resource/,
  },
  {
    title: 'a booking that is confirmed',
    async open(page, words, studio) {
      await openWhole(page, words, '/booking')
      await post(page.frameLocator('iframe'), studio === 'demo' ? BOOKED : CAL_BOOKED)
      const { heading } = words.booking.calendar!.booked!
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    },
    within: CALENDAR_PART,
    studios: WHOLE,
  },
  {
    title: 'a map that waits to be asked for',
    open: (page) => page.goto('/contact'),
    within: 'figure:has(button)',
    studios: ['asking'],
  },
]

/** Like Calendly’s, it says how high it is. Between its two controls Tab leads on. */
const TWO_CONTROLS = `
  <h1>1, 2</h1><button>1</button><button>2</button>
  <script>
    parent.postMessage({ event: 'calendly.page_height', payload: { height: '900px' } }, '*')
  </script>`

/** Opens a page, whose layout must not shift, with the frame whose controls are to be reached. */
async function openWhole(page: Page, words: StudioWords, path: string) {
  const [map, calendar] = [words.contact.serviceArea, words.booking.calendar]
  for (const site of [MAP, CALENDAR]) await serve(site, TWO_CONTROLS)(page)
  // What marks the frames of the roll is another script.
  const marking = path === '/' && words.home.roll && page.waitForResponse(/~marking\./)
  await page.goto(path)
  expect.soft(await layoutShift(page), 'layout shift').toBeLessThan(0.001)
  if (marking) await page.locator('#roll').scrollIntoViewIfNeeded()
  await marking
  const lastControlIn = (title: string) =>
    page.frameLocator(`iframe[title="${title}"]`).getByRole('button', { name: '2' })
  if (path === '/contact' && map) {
    await scrollToMap(page, words)
    await expect(lastControlIn(map.label)).toBeVisible()
  } else if (path === '/booking' && calendar) {
    await scrollToCalendar(page, calendar.heading)
    await expect(lastControlIn(calendar.label)).toBeVisible()
  }
}

/** To where the map is asked for. */
async function scrollToMap(page: Page, { contact }: StudioWords) {
  await page.getByText(contact.serviceArea!.note!).scrollIntoViewIfNeeded()
}

/** With letters that are in no word. */
async function sendForm(page: Page, answer: RouteAnswer) {
  await receive(page, answer)
  await page.goto('/contact')
  const written = { name: 'Å', email: 'a@b.example', preferredDate: '7', message: 'ø' }
  for (const [name, text] of Object.entries(written)) {
    await page.locator(`main [name=${name}]`).fill(text)
  }
  await page.locator('form [type=submit]').click()
}
