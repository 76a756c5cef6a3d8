import type { FrameLocator, Page } from '@playwright/test'

import { axe } from './support/axe.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { expect, test } from './support/test.ts'

const BOOKED = {
  event: 'calendly.event_scheduled',
  payload: {
    event: { uri: 'https://api.calendly.com/scheduled_events/A' },
    invitee: { uri: 'https://api.calendly.com/scheduled_events/A/invitees/B' },
  },
}

const heightOf = (height: unknown) => ({ event: 'calendly.page_height', payload: { height } })
const frame = (page: Page) => page.getByTitle('Booking calendar')
const confirmation = (page: Page) =>
  page.getByRole('heading', { name: 'Your date is on the calendar' })

async function openCalendar(page: Page): Promise<FrameLocator> {
  await page.getByRole('heading', { name: 'Find your date' }).scrollIntoViewIfNeeded()
  const calendar = frame(page).contentFrame()
  await expect(calendar.getByRole('heading', { name: 'Stand-in calendar' })).toBeVisible()
  return calendar
}

async function post(from: FrameLocator, message: unknown) {
  await from.locator('html').evaluate((_, data) => parent.postMessage(data, '*'), message)
}

/** Until the page has heard so many messages and drawn what they changed. */
async function heard(page: Page, count: number) {
  await page.waitForFunction((least) => window.messages >= least, count)
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

declare global {
  interface Window {
    messages: number
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.messages = 0
    window.addEventListener('message', () => (window.messages += 1))
  })
})

test('[B3] a booking is confirmed on the page, once, with what happens next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/booking')
  const calendar = await openCalendar(page)
  await page.getByRole('heading', { name: 'Your gallery arrives' }).scrollIntoViewIfNeeded()
  await frame(page).evaluate((element) => element.focus({ preventScroll: true }))
  await post(calendar, BOOKED)

  await expect(confirmation(page)).toBeInViewport()
  const slip = page.getByRole('status').filter({ has: confirmation(page) })
  await expect(slip.getByText(/A confirmation is on its way to your inbox/)).toBeVisible()
  await expect(slip.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toBeVisible()
  await expect(frame(page)).toBeFocused()
  expect(await axe(page)).toEqual([])

  await post(calendar, BOOKED)
  await heard(page, 2)
  await expect(confirmation(page)).toHaveCount(1)
  await expect(calendar.getByRole('heading', { name: 'Stand-in calendar' })).toBeVisible()
})

test('[B3 K1] the frame grows with its page, within reason, and never shrinks', async ({
  page,
}) => {
  await page.goto('/booking')
  const calendar = await openCalendar(page)
  const height = async () => (await frame(page).boundingBox())?.height

  await post(calendar, heightOf('4px'))
  await heard(page, 1)
  expect(await height()).toBe(900)

  await post(calendar, heightOf('1234px'))
  await expect.poll(height).toBe(1234)

  await post(calendar, heightOf('950px'))
  await heard(page, 3)
  expect(await height()).toBe(1234)

  await post(calendar, heightOf('999999px'))
  await expect.poll(height).toBe(3000)
})

test('[B3] what others post is ignored', async ({ page }) => {
  await page.goto('/booking')
  const calendar = await openCalendar(page)

  await page.evaluate((message) => window.postMessage(message, '*'), BOOKED)
  await page.evaluate(
    (data) =>
      window.dispatchEvent(
        new MessageEvent('message', { data, origin: 'https://calendly.com', source: window }),
      ),
    BOOKED,
  )
  await page.evaluate(() => {
    const other = document.createElement('iframe')
    other.title = 'Another frame'
    other.src = 'https://calendly.com/someone-else'
    document.body.append(other)
  })
  await post(page.getByTitle('Another frame').contentFrame(), BOOKED)
  await heard(page, 3)
  await expect(confirmation(page)).toBeHidden()

  await post(calendar, BOOKED)
  await expect(confirmation(page)).toBeVisible()
})

test('[B3] the calendar’s frame is not believed when another site is in it', async ({ page }) => {
  await page.goto('/booking')
  const calendar = await openCalendar(page)
  await calendar.locator('html').evaluate(() => {
    // The policy allows it: the map of the contact page lives there.
    location.href = 'https://www.openstreetmap.org/map'
  })
  await expect(calendar.getByRole('heading', { name: 'Stand-in map' })).toBeVisible()

  await post(calendar, BOOKED)
  await post(calendar, heightOf('2000px'))
  await heard(page, 2)
  await expect(confirmation(page)).toBeHidden()
  expect((await frame(page).boundingBox())?.height).toBe(900)
})

test('[B3] what the service itself posts in another shape is ignored', async ({ page }) => {
  await page.goto('/booking')
  const calendar = await openCalendar(page)

  const shapes = [
    'calendly.event_scheduled',
    { event: 'calendly.event_scheduled' },
    { event: 'calendly.event_scheduled', payload: { event: { uri: 'x' }, invitee: null } },
    {
      originator: 'CAL',
      type: 'bookingSuccessfulV2',
      fullType: 'CAL::bookingSuccessfulV2',
      data: {},
    },
    heightOf(-1),
    heightOf('100vh'),
    heightOf({}),
    1500,
    null,
  ]
  for (const shape of shapes) await post(calendar, shape)
  await heard(page, shapes.length)

  await expect(confirmation(page)).toBeHidden()
  expect((await frame(page).boundingBox())?.height).toBe(900)
})

test('[B3] the advice about an empty calendar goes when the calendar speaks', async ({ page }) => {
  const advice = page.getByText('Does the calendar stay empty?')
  await gotoWithFrozenClock(page, '/booking')
  const calendar = await openCalendar(page)

  await page.clock.runFor(21_000)
  await expect(advice).toBeVisible()

  await post(calendar, { event: 'calendly.event_type_viewed', payload: {} })
  await expect(advice).toBeHidden()
})

test('a calendar that speaks in time gets no advice', async ({ page }) => {
  await gotoWithFrozenClock(page, '/booking')
  const calendar = await openCalendar(page)
  await post(calendar, heightOf('1000px'))
  await expect.poll(async () => (await frame(page).boundingBox())?.height).toBe(1000)

  await page.clock.runFor(21_000)
  await expect(page.getByText('Does the calendar stay empty?')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'The calendar can’t be reached' })).toBeHidden()
})
