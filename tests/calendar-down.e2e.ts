import { axe } from './support/axe.ts'
import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  excuse,
  openTooLate,
  scrollToCalendar,
} from './support/calendar.ts'
import { gotoWithFrozenClock } from './support/frozen-clock.ts'
import { everything, holding, thePage } from './support/held-requests.ts'
import { expect, test } from './support/test.ts'

test('[B3] a service that is silent for 10 s is given up, and found by trying again', async ({
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

test('[B3] a page that begins after 20 s is excused after 10, and shown when it comes', async ({
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

test('[B3] a late error page of the browser is not shown as the calendar', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const line = await openTooLate(page)

  const askedAgain = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  line.broken = true
  line.letGo()
  await askedAgain
  await expect(calendarFrame(page)).toBeHidden()
  await expect(excuse(page)).toBeVisible()
})

for (const [when, held] of [
  ['it is asked', everything],
  ['its page is on the way', thePage],
] as const) {
  test(`[B3] going offline while ${when} is said at once, and mended by coming back`, async ({
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

test('[B3] a page lost with the connection is asked for again when it is back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const { line, handler } = holding(thePage)
  await page.route(CALENDAR, handler)
  await page.goto('/booking')
  await scrollToCalendar(page)
  await expect(calendarFrame(page)).toBeVisible()

  await context.setOffline(true)
  await expect(excuse(page)).toBeVisible()
  const lost = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  line.broken = true
  line.letGo()
  await lost
  await expect(excuse(page)).toBeVisible()

  line.broken = false
  await context.setOffline(false)
  await expect(calendarPage(page)).toBeVisible()
})

for (const width of [320, 390, 1440]) {
  test(`[B3] every other way to a date fits in a window ${width} px wide`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/)
    await page.setViewportSize({ width, height: 844 })
    await page.route(CALENDAR, (route) => route.abort())
    await page.goto('/booking')
    await scrollToCalendar(page)
    await expect(excuse(page)).toBeVisible()

    const slip = page.getByRole('status').filter({ has: excuse(page) })
    const names = [
      'Open the calendar in a new tab',
      '(704) 555-0136',
      'hello@dogwoodandsilver.example',
    ]
    for (const name of names) {
      const link = slip.getByRole('link', { name })
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport({ ratio: 1 })
    }
    await expect(slip.getByRole('link', { name: names[0] })).toHaveAttribute(
      'href',
      'https://calendly.com/dogwood-and-silver-demo',
    )
    expect(await axe(page)).toEqual([])
  })
}
