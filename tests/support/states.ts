import type { Page } from '@playwright/test'

import { openCalendar, openLostCalendar } from './calendar.ts'
import { gotoWithFrozenClock } from './frozen-clock.ts'
import { failure, jsonAnswer, receive, send, sendWithFrozenClock, thanks } from './inquiry.ts'
import { embeddedMap, mapCaption } from './map.ts'
import { BOOKED, confirmation, post } from './messages.ts'
import { studio } from './studios.ts'
import { expect } from './test.ts'

/** A state of a page, and how to get there. */
export type PageState = {
  title: string
  open: (page: Page) => Promise<void>
  /** CSS selector of the part whose accessibility tree is in `tests/spoken/`. */
  reads?: string
  /** Ids of the specification: that tree would be another if one of these lines broke. */
  proves?: string
  /** Expected console messages. */
  expectedMessage?: RegExp
  /** Whether the clock is frozen, because the state ends by itself. */
  frozen?: boolean
  /** Tested by `npm test -- --all` only. */
  rare?: boolean
  /** Tested only in windows narrower than this, in px. */
  below?: number
  baseURL?: string
}

export const states: PageState[] = [
  {
    title: 'Home',
    open: (page) => gotoWithFrozenClock(page, '/'),
    frozen: true,
    reads: 'body',
    proves: 'L1 L4 H1 H5 H6 H7 F4',
  },
  { title: 'Portfolio', open: at('/portfolio'), reads: 'body', proves: 'L1 L4 P1 P3 P6 F2 F3' },
  { title: 'About', open: at('/about'), reads: 'body', proves: 'L1 L4 A1 A2 A3' },
  { title: 'Contact', open: contact, reads: 'body', proves: 'L1 L4 C1 C4 C5 C6 C7' },
  { title: 'Booking', open: at('/booking'), reads: 'body', proves: 'L1 L4 B1 B2 B4 F1' },
  {
    title: 'the 404 page',
    open: at('/nope'),
    expectedMessage: /404/,
    reads: 'body',
    proves: 'L1 L4 N1',
  },
  { title: 'a page that failed', open: failed, expectedMessage: /./, reads: 'main', proves: 'N2' },
  { title: 'the open menu', open: menu, below: 832, reads: 'header', proves: 'L1 L3' },
  { title: 'the lightbox', open: lightbox, reads: 'dialog', proves: 'P2' },
  { title: 'the form, refused', open: refused, reads: 'form', proves: 'C1' },
  { title: 'the thank-you', open: thanked, frozen: true, rare: true },
  {
    title: 'the form that did not go through',
    open: undelivered,
    expectedMessage: /Failed to load resource/,
    frozen: true,
    rare: true,
    baseURL: studio('formspree'),
  },
  { title: 'the copy that is kept', open: kept, frozen: true, rare: true },
  { title: 'unfolded answers', open: answers, rare: true },
  { title: 'a notice', open: notice, frozen: true, rare: true },
  { title: 'a tip', open: tip, rare: true },
  {
    title: 'the lost calendar',
    open: (page) => openLostCalendar(page),
    expectedMessage: /Failed to load resource/,
    rare: true,
  },
  { title: 'the confirmed booking', open: booked, rare: true },
  {
    title: 'the lost map',
    open: lostMap,
    expectedMessage: /Failed to load resource/,
    rare: true,
  },
  ...['/contact', '/booking'].map((path) => ({
    title: `what ${path} shows before it asks other sites`,
    open: at(path),
    rare: true,
    baseURL: studio('asking'),
  })),
]

function at(path: string) {
  return async (page: Page) => void (await page.goto(path))
}

/** With its map, which is shown once its site is known to answer. */
async function contact(page: Page) {
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()
  await expect(embeddedMap(page)).toBeVisible()
}

async function failed(page: Page) {
  await page.route('**/portfolio', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('"slides":[', '"lost":[') })
  })
  await page.goto('/portfolio')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
}

async function menu(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
}

export async function lightbox(page: Page) {
  await page.goto('/portfolio')
  await page.getByRole('link', { name: /Open Behind the curtain/ }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
}

async function refused(page: Page) {
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Email' }).fill('nadia@')
  await send(page).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
}

async function thanked(page: Page) {
  await sendWithFrozenClock(page, '2027-03-06T12:00:00')
  await expect(thanks(page)).toBeVisible()
}

async function kept(page: Page) {
  await thanked(page)
  await page.clock.runFor(3100)
  await page.getByText('Your copy, Mar 6').click()
}

async function answers(page: Page) {
  await page.goto('/booking')
  for (const question of await page.locator('main summary').all()) await question.click()
}

async function undelivered(page: Page) {
  await receive(page, jsonAnswer(500, {}))
  await sendWithFrozenClock(page)
  await expect(failure(page)).toBeVisible()
}

async function notice(page: Page) {
  await gotoWithFrozenClock(page, '/contact')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve()
  })
  await page.getByRole('button', { name: 'Copy phone number' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'number copied' })).toBeVisible()
}

async function tip(page: Page) {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Ilford HP5 Plus' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
}

async function booked(page: Page) {
  await post(await openCalendar(page), BOOKED)
  await expect(confirmation(page)).toBeVisible()
}

async function lostMap(page: Page) {
  await page.route(/openstreetmap/, (route) => route.abort())
  await page.goto('/contact')
  await page.getByText('Exact shoot location shared after').scrollIntoViewIfNeeded()
  await expect(page.getByText('map can’t be reached')).toBeVisible()
}
