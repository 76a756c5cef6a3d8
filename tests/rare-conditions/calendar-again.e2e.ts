import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  unreachableNotice,
  openLateCalendar,
  scrollToCalendar,
} from '../support/calendar.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { delayRequests, isNavigation } from '../support/delayed-requests.ts'
import { expect, test } from '../support/test.ts'

const events = {
  'the browser is online again': () => window.dispatchEvent(new Event('online')),
  'the page comes out of the browser’s memory': () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
}

for (const [when, dispatch] of Object.entries(events)) {
  test(`[B3] when ${when}, the calendar is requested again until its host is found`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/)
    let found = false
    let requests = 0
    await page.route(CALENDAR, (route) => {
      if (!isNavigation(route)) requests += 1
      return found ? route.fallback() : route.abort('namenotresolved')
    })
    await gotoWithFrozenClock(page, '/booking')
    await scrollToCalendar(page)
    await expect(unreachableNotice(page)).toBeVisible()
    expect(requests).toBe(1)

    await page.evaluate(dispatch)
    for (const [time, times] of [
      [0, 2],
      [2_000, 3],
      [3_000, 4],
    ] as const) {
      const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
      await page.clock.runFor(time)
      await failed
      expect(requests).toBe(times)
      await expect(unreachableNotice(page)).toBeVisible()
      // Automatic retries are not announced.
      await expect(page.getByText('Asking again…')).toHaveCount(0)
    }

    found = true
    await page.clock.runFor(5_000)
    await expect(calendarPage(page)).toBeVisible()
    await expect(unreachableNotice(page)).toBeHidden()
    expect(requests).toBe(5)
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
  await expect(unreachableNotice(page)).toBeVisible()

  const { delayed, handler } = delayRequests()
  await page.route(CALENDAR, handler)
  const button = page.getByRole('button', { name: 'Try again' })
  await button.click()

  const slip = page.getByRole('status').filter({ has: button })
  await expect(slip.getByRole('paragraph').filter({ hasText: 'Asking again…' })).toHaveCount(1)
  await expect(unreachableNotice(page)).toHaveCount(0)
  await expect(button).toHaveText('Asking again…')
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
  await expect(slip).toHaveAttribute('aria-atomic', 'false')

  delayed.fails = true
  delayed.release()
  await expect(unreachableNotice(page)).toBeVisible()
  await expect(slip.getByText('Asking again…')).toHaveCount(0)
  await expect(button).toHaveText('Try again')
  await expect(button).toBeFocused()
})

test('[B3] a late calendar takes the focus from a link in the notice it replaces', async ({
  page,
}) => {
  const delayed = await openLateCalendar(page)
  await page.getByRole('link', { name: 'Send a message' }).focus()

  delayed.release()
  await expect(calendarPage(page)).toBeVisible()
  await expect(calendarFrame(page)).toBeFocused()
})

test('[B3] a late calendar does not take the focus from elsewhere on the page', async ({
  page,
}) => {
  const delayed = await openLateCalendar(page)
  const link = page.getByRole('link', { name: 'Open the calendar in a new tab' }).first()
  await link.focus()

  delayed.release()
  await expect(calendarPage(page)).toBeVisible()
  await expect(link).toBeFocused()
})
