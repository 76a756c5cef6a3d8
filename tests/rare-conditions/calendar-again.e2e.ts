import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  excuse,
  openTooLate,
  scrollToCalendar,
} from '../support/calendar.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { everything, holding, thePage } from '../support/held-requests.ts'
import { expect, test } from '../support/test.ts'

const comesBack = {
  'the browser is online again': () => window.dispatchEvent(new Event('online')),
  'the page comes out of the browser’s memory': () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
}

for (const [when, happen] of Object.entries(comesBack)) {
  test(`[B3] when ${when}, the calendar is requested again until its host is found`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/)
    let found = false
    let asked = 0
    await page.route(CALENDAR, (route) => {
      if (!thePage(route)) asked += 1
      return found ? route.fallback() : route.abort('namenotresolved')
    })
    await gotoWithFrozenClock(page, '/booking')
    await scrollToCalendar(page)
    await expect(excuse(page)).toBeVisible()
    expect(asked).toBe(1)

    await page.evaluate(happen)
    for (const [time, times] of [
      [0, 2],
      [2_000, 3],
      [3_000, 4],
    ] as const) {
      const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
      await page.clock.runFor(time)
      await failed
      expect(asked).toBe(times)
      await expect(excuse(page)).toBeVisible()
      // Nobody asked to be told.
      await expect(page.getByText('Asking again…')).toHaveCount(0)
    }

    found = true
    await page.clock.runFor(5_000)
    await expect(calendarPage(page)).toBeVisible()
    await expect(excuse(page)).toBeHidden()
    expect(asked).toBe(5)
  })
}

test('[B3] “Try again” is announced once, and so is the next failure', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.route(CALENDAR, (route) => route.abort())
  await page.goto('/booking')
  await scrollToCalendar(page)
  await expect(excuse(page)).toBeVisible()

  const { line, handler } = holding(everything)
  await page.route(CALENDAR, handler)
  const button = page.getByRole('button', { name: 'Try again' })
  await button.click()

  const told = page.getByRole('status').filter({ has: button })
  await expect(told.getByRole('paragraph').filter({ hasText: 'Asking again…' })).toHaveCount(1)
  await expect(excuse(page)).toHaveCount(0)
  await expect(button).toHaveText('Asking again…')
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
  await expect(told).toHaveAttribute('aria-atomic', 'false')

  line.broken = true
  line.letGo()
  await expect(excuse(page)).toBeVisible()
  await expect(told.getByText('Asking again…')).toHaveCount(0)
  await expect(button).toHaveText('Try again')
  await expect(button).toBeFocused()
})

test('[B3] a late calendar takes the focus from a link in the notice it replaces', async ({
  page,
}) => {
  const line = await openTooLate(page)
  await page.getByRole('link', { name: 'Send a message' }).focus()

  line.letGo()
  await expect(calendarPage(page)).toBeVisible()
  await expect(calendarFrame(page)).toBeFocused()
})

test('[B3] a late calendar does not take the focus from elsewhere on the page', async ({
  page,
}) => {
  const line = await openTooLate(page)
  const link = page.getByRole('link', { name: 'Open the calendar in a new tab' }).first()
  await link.focus()

  line.letGo()
  await expect(calendarPage(page)).toBeVisible()
  await expect(link).toBeFocused()
})
