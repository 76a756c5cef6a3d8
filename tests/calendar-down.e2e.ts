import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  unreachableNotice,
  scrollToCalendar,
} from './support/calendar.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { delayRequests, isNavigation } from './support/delayed-requests.ts'
import { expect, test } from './support/test.ts'

test('[B3] a calendar that does not answer in 10 s is replaced by a notice, and “Try again” brings it back', async ({
  page,
}) => {
  const { delayed, handler } = delayRequests()
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  const requested = page.waitForRequest(CALENDAR)
  await scrollToCalendar(page)
  await requested

  await page.clock.runFor(9_000)
  await expect(unreachableNotice(page)).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(unreachableNotice(page)).toBeVisible()

  delayed.release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(calendarPage(page)).toBeVisible()
  await expect(unreachableNotice(page)).toBeHidden()
})

test('[B3] a calendar that arrives after 20 s replaces the notice shown after 10 s', async ({
  page,
}) => {
  const { delayed, handler } = delayRequests(isNavigation)
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  const answered = page.waitForResponse(CALENDAR)
  await scrollToCalendar(page)
  await answered
  await expect(calendarFrame(page)).toBeVisible()
  // The drawn month behind the frame is visible until then.
  await expect(calendarFrame(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  await page.clock.runFor(9_000)
  await expect(unreachableNotice(page)).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(unreachableNotice(page)).toBeVisible()
  await expect(calendarFrame(page)).toBeHidden()

  await page.clock.runFor(9_000)
  delayed.release()
  await expect(calendarPage(page)).toBeVisible()
  await expect(unreachableNotice(page)).toBeHidden()
  await expect(calendarFrame(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

for (const [when, matches] of [
  ['the service is asked', undefined],
  ['its page is on the way', isNavigation],
] as const) {
  test(`[B3] going offline while ${when} shows a notice at once, and going online brings the calendar`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/)
    const { delayed, handler } = delayRequests(matches)
    await page.route(CALENDAR, handler)
    await page.goto('/booking')
    const requested = page.waitForRequest(CALENDAR)
    await scrollToCalendar(page)
    await requested
    if (matches === isNavigation) await expect(calendarFrame(page)).toBeVisible()

    await context.setOffline(true)
    await expect(unreachableNotice(page)).toBeVisible()

    delayed.release()
    await context.setOffline(false)
    await expect(calendarPage(page)).toBeVisible()
    await expect(unreachableNotice(page)).toBeHidden()
  })
}

test('[B3] a calendar that fails leaves a notice of the same height with four other ways to book', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(CALENDAR, (route) => route.abort())
  await page.goto('/booking')
  const before = await page.evaluate(() => document.body.scrollHeight)
  await scrollToCalendar(page)
  await expect(unreachableNotice(page)).toBeVisible()
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before)

  const slip = page.getByRole('status').filter({ has: unreachableNotice(page) })
  for (const [name, href] of [
    ['Open the calendar in a new tab', 'https://calendly.com/dogwood-and-silver-demo'],
    ['Send a message', '/contact'],
    ['(704) 555-0136', 'tel:+17045550136'],
    ['hello@dogwoodandsilver.example', 'mailto:hello@dogwoodandsilver.example'],
  ] as const) {
    await expect(slip.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})
