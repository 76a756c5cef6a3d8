import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  excuse,
  scrollToCalendar,
} from './support/calendar.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { everything, holding, thePage } from './support/held-requests.ts'
import { expect, test } from './support/test.ts'

test('[B3] a calendar that does not answer in 10 s is replaced by a notice, and “Try again” brings it back', async ({
  page,
}) => {
  const { line, handler } = holding(everything)
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  const asked = page.waitForRequest(CALENDAR)
  await scrollToCalendar(page)
  await asked

  await page.clock.runFor(9_000)
  await expect(excuse(page)).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(excuse(page)).toBeVisible()

  line.letGo()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(calendarPage(page)).toBeVisible()
  await expect(excuse(page)).toBeHidden()
})

test('[B3] a calendar that arrives after 20 s replaces the notice shown after 10 s', async ({
  page,
}) => {
  const { line, handler } = holding(thePage)
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  const answered = page.waitForResponse(CALENDAR)
  await scrollToCalendar(page)
  await answered
  await expect(calendarFrame(page)).toBeVisible()
  // The ruled month behind it is seen until then.
  await expect(calendarFrame(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  await page.clock.runFor(9_000)
  await expect(excuse(page)).toBeHidden()
  await page.clock.runFor(2_000)
  await expect(excuse(page)).toBeVisible()
  await expect(calendarFrame(page)).toBeHidden()

  await page.clock.runFor(9_000)
  line.letGo()
  await expect(calendarPage(page)).toBeVisible()
  await expect(excuse(page)).toBeHidden()
  await expect(calendarFrame(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

for (const [when, held] of [
  ['it is asked', everything],
  ['its page is on the way', thePage],
] as const) {
  test(`[B3] going offline while ${when} shows a notice at once, and going online brings the calendar`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED/)
    const { line, handler } = holding(held)
    await page.route(CALENDAR, handler)
    await page.goto('/booking')
    const asked = page.waitForRequest(CALENDAR)
    await scrollToCalendar(page)
    await asked
    if (held === thePage) await expect(calendarFrame(page)).toBeVisible()

    await context.setOffline(true)
    await expect(excuse(page)).toBeVisible()

    line.letGo()
    await context.setOffline(false)
    await expect(calendarPage(page)).toBeVisible()
    await expect(excuse(page)).toBeHidden()
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
  await expect(excuse(page)).toBeVisible()
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before)

  const slip = page.getByRole('status').filter({ has: excuse(page) })
  for (const [name, href] of [
    ['Open the calendar in a new tab', 'https://calendly.com/dogwood-and-silver-demo'],
    ['Send a message', '/contact'],
    ['(704) 555-0136', 'tel:+17045550136'],
    ['hello@dogwoodandsilver.example', 'mailto:hello@dogwoodandsilver.example'],
  ] as const) {
    await expect(slip.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})
