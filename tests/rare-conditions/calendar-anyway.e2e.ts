import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  unreachableNotice,
  scrollToCalendar,
} from '../support/calendar.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { delayRequests, isNavigation } from '../support/delayed-requests.ts'
import { expect, test } from '../support/test.ts'

const ANYWAY = 'Show it anyway'

test('[B3] a calendar that refuses the check for an answer can be shown anyway', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  // Like a service without CORS, whose frame works.
  await page.route(CALENDAR, (route) => (isNavigation(route) ? route.fallback() : route.abort()))
  await page.goto('/booking')
  await scrollToCalendar(page)
  await expect(unreachableNotice(page)).toBeVisible()
  await expect(calendarFrame(page)).toHaveCount(0)

  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.getByRole('button', { name: 'Try again' }).click()
  await refused
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(unreachableNotice(page)).toBeVisible()

  await page.getByRole('button', { name: ANYWAY }).click()
  await expect(calendarFrame(page)).toBeFocused()
  await expect(calendarPage(page)).toBeVisible()
  await expect(unreachableNotice(page)).toBeHidden()
})

test('[B3] “Show it anyway” is not offered after a timeout or offline', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const { delayed, handler } = delayRequests()
  await page.route(CALENDAR, handler)
  await gotoWithFrozenClock(page, '/booking')
  const asked = page.waitForRequest(CALENDAR)
  await scrollToCalendar(page)
  await asked
  await page.clock.runFor(11_000)
  await expect(unreachableNotice(page)).toBeVisible()
  await expect(page.getByRole('button', { name: ANYWAY })).toHaveCount(0)

  delayed.fails = true
  delayed.release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: ANYWAY })).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByRole('button', { name: ANYWAY })).toHaveCount(0)
  await expect(unreachableNotice(page)).toBeVisible()
})
