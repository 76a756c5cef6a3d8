import { liveRegions } from './support/announced.ts'
import { axe } from '#owner/check/axe.ts'
import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  expectCalendar,
  openDelayedCalendar,
  openLostCalendar,
  openSilentCalendar,
  scrollToCalendar,
  tryAgain,
  unreachableNotice,
} from './support/calendar.ts'
import { isNavigation } from './support/delayed-requests.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import {
  BOOKED,
  confirmation,
  countMessages,
  heightMessage,
  post,
  waitForMessages,
} from './support/messages.ts'
import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'

test.describe(() => {
  test.use({ baseURL: studio('formspree') })

  test(
    '[B3] the calendar learns the site’s origin only, and takes payments',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/booking')
      const asked = page.waitForRequest(CALENDAR)
      await scrollToCalendar(page)

      const request = await asked
      expect(await request.headerValue('referer')).toBe(`${new URL(page.url()).origin}/`)
      await expect(calendarFrame(page)).toHaveAttribute('allow', 'payment')
      await expect(calendarFrame(page)).not.toHaveAttribute('scrolling')
    },
  )
})

for (const [stage, matches] of [
  ['the service is asked', undefined],
  ['its page is on the way', isNavigation],
] as const) {
  test(`10 s after ${stage}, a notice replaces a late calendar`, async ({ page }) => {
    const delayed = await openDelayedCalendar(page, matches)
    const transparent = ['background-color', 'rgba(0, 0, 0, 0)'] as const
    // The drawn month behind the frame is visible until the page comes.
    if (matches) await expect(calendarFrame(page)).toHaveCSS(...transparent)

    await page.clock.runFor(9_000)
    await expect(unreachableNotice(page)).toBeHidden()
    await page.clock.runFor(2_000)
    await expect(unreachableNotice(page)).toBeVisible()
    await expect(calendarFrame(page)).toBeHidden()

    await page.clock.runFor(9_000)
    delayed.release()
    if (!matches) await tryAgain(page).click()
    await expectCalendar(page)
    await expect(calendarFrame(page)).not.toHaveCSS(...transparent)
  })

  test(`offline while ${stage}, a notice appears until the connection is back`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/)
    const delayed = await openDelayedCalendar(page, matches)
    await page.clock.resume()
    await context.setOffline(true)
    await expect(unreachableNotice(page)).toBeVisible()

    delayed.release()
    await context.setOffline(false)
    await expectCalendar(page)
  })
}

test('a lost calendar leaves four other ways to book', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await openLostCalendar(page)

  const main = page.getByRole('main')
  for (const [name, href] of [
    ['Open the calendar in a new tab', CALENDAR],
    ['Send a message', '/contact'],
    ['(704) 555-0136', 'tel:+17045550136'],
    ['hello@dogwoodandsilver.example', 'mailto:hello@dogwoodandsilver.example'],
  ] as const) {
    await expect(main.getByRole('link', { name }).last()).toHaveAttribute('href', href)
  }
})

test('a calendar that stays empty gets advice after 10 s', async ({ page, expectConsole }) => {
  expectConsole(/Refused to display|X-Frame-Options/)
  await page.route(CALENDAR, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'x-frame-options': 'DENY' }, body: '' }),
  )
  const advice = liveRegions(page).filter({ hasText: 'Does the calendar stay empty?' })
  await gotoWithFrozenClock(page, '/booking')
  const refused = page.waitForEvent('console', (message) => /X-Frame-Options/i.test(message.text()))
  await scrollToCalendar(page)
  await refused

  await page.clock.runFor(9_000)
  await expect(advice).toBeHidden()
  await page.clock.runFor(11_000)
  await expect(advice).toBeVisible()
  await expect(advice.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toBeVisible()
  await expect(calendarFrame(page)).toBeVisible()
})

test('a booking is confirmed once, with what happens next', async ({ page }) => {
  await countMessages(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const calendar = await openSilentCalendar(page)
  await page.getByRole('heading', { name: 'Developed, scanned, sent' }).scrollIntoViewIfNeeded()
  await calendarFrame(page).evaluate((element) => element.focus({ preventScroll: true }))
  await post(calendar, BOOKED)

  await expect(confirmation(page)).toBeInViewport()
  const slip = liveRegions(page).filter({ has: confirmation(page) })
  await expect(slip.getByText(/A confirmation is on its way to your inbox/)).toBeVisible()
  await expect(slip.getByRole('link', { name: 'hello@dogwoodandsilver.example' })).toBeVisible()
  await expect(calendarFrame(page)).toBeFocused()
  expect(await axe(page)).toEqual([])

  await post(calendar, BOOKED)
  await waitForMessages(page, 2)
  await expect(confirmation(page)).toHaveCount(1)
  await expect(calendarPage(page)).toBeVisible()
})

test('[B3 K1] the calendar is at least 900 px high, grows up to 3000 px and never shrinks', async ({
  page,
}) => {
  await countMessages(page)
  const calendar = await openSilentCalendar(page)
  let messages = 0
  for (const [said, height] of [
    ['4px', 900],
    ['1234px', 1234],
    ['950px', 1234],
    ['999999px', 3000],
  ] as const) {
    await post(calendar, heightMessage(said))
    await waitForMessages(page, ++messages)
    await expect.poll(async () => (await calendarFrame(page).boundingBox())?.height).toBe(height)
  }
})

test('a message from the calendar ends the advice', async ({ page }) => {
  const advice = page.getByText('Does the calendar stay empty?')
  await page.clock.install()
  const calendar = await openSilentCalendar(page)
  await page.clock.runFor(21_000)
  await expect(advice).toBeVisible()

  await post(calendar, { event: 'calendly.event_type_viewed', payload: {} })
  await expect(advice).toBeHidden()
})

test('four steps lead from booking to gallery, two with photographs', async ({ page }) => {
  await page.goto('/booking')
  const steps = page
    .locator('section', { has: page.getByRole('heading', { name: 'What you get, and when' }) })
    .getByRole('listitem')

  await expect(steps.getByRole('heading')).toHaveText([
    'Pick a day',
    'Location by email',
    'I shoot',
    'Developed, scanned, sent',
  ])
  await expect(steps.getByRole('img')).toHaveCount(2)
})
