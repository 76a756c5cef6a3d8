import type { Page } from '@playwright/test'

import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  expectCalendar,
  openLateCalendar,
  openLostCalendar,
  scrollToCalendar,
  tryAgain,
  unreachableNotice,
} from '../support/calendar.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { delayRequests, isNavigation } from '../support/delayed-requests.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectConsole }) => expectConsole(/Failed to load resource/))

const events = {
  'the browser is online again': () => window.dispatchEvent(new Event('online')),
  'the page comes out of the browser’s memory': () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
}

test('[B3] a service that answers late has another 10 s for its page', async ({ page }) => {
  const answer = delayRequests((route) => !isNavigation(route))
  const calendar = delayRequests(isNavigation)
  await page.route(CALENDAR, calendar.handler)
  await page.route(CALENDAR, answer.handler)
  await gotoWithFrozenClock(page, '/booking')
  const asked = page.waitForRequest(CALENDAR)
  await scrollToCalendar(page)
  await asked

  await page.clock.runFor(8_000)
  answer.delayed.release()
  await expect(calendarFrame(page)).toBeVisible()
  await page.clock.runFor(8_000)
  await expect(unreachableNotice(page)).toBeHidden()
  calendar.delayed.release()
  await expectCalendar(page)
})

for (const [when, dispatch] of Object.entries(events)) {
  test(`[B3] when ${when}, the calendar is requested until it answers`, async ({ page }) => {
    let found = false
    let requests = 0
    let failures = 0
    page.on('requestfailed', (request) => (failures += Number(request.method() === 'HEAD')))
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
      await page.clock.runFor(time)
      await expect.poll(() => failures).toBe(times)
      expect(requests).toBe(times)
      await expect(unreachableNotice(page)).toBeVisible()
      // Automatic retries are not announced.
      await expect(page.getByText('Asking again…')).toHaveCount(0)
    }

    found = true
    await page.clock.runFor(5_000)
    await expectCalendar(page)
    expect(requests).toBe(5)
  })
}

test('[B3] “Try again” is announced once, and so is the next failure', async ({ page }) => {
  await openLostCalendar(page)
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

  delayed.shouldFail = true
  delayed.release()
  await expect(unreachableNotice(page)).toBeVisible()
  await expect(slip.getByText('Asking again…')).toHaveCount(0)
  await expect(button).toHaveText('Try again')
  await expect(button).toBeFocused()
})

for (const [link, takes] of [
  ['Send a message', 'takes'],
  ['Open the calendar in a new tab', 'does not take'],
] as const) {
  test(`[B3] a late calendar ${takes} the focus from “${link}”`, async ({ page }) => {
    const delayed = await openLateCalendar(page, isNavigation)
    const focused = page.getByRole('link', { name: link }).first()
    await focused.focus()

    delayed.release()
    await expect(calendarPage(page)).toBeVisible()
    // The first link is in the notice that the calendar replaces.
    await expect(takes === 'takes' ? calendarFrame(page) : focused).toBeFocused()
  })
}

const anyway = (page: Page) => page.getByRole('button', { name: 'Show it anyway' })

test('[B3] a calendar whose probe is blocked can be shown anyway', async ({ page }) => {
  // Like a service without CORS, whose frame works.
  await openLostCalendar(page, (route) => (isNavigation(route) ? route.fallback() : route.abort()))
  await expect(calendarFrame(page)).toHaveCount(0)

  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await tryAgain(page).click()
  await refused
  await expect(tryAgain(page)).toBeEnabled()
  await expect(unreachableNotice(page)).toBeVisible()

  await anyway(page).click()
  await expect(calendarFrame(page)).toBeFocused()
  await expectCalendar(page)
})

test('[B3] “Show it anyway” is absent after a timeout or offline', async ({ page, context }) => {
  const delayed = await openLateCalendar(page)
  await expect(anyway(page)).toHaveCount(0)

  delayed.shouldFail = true
  delayed.release()
  await tryAgain(page).click()
  await expect(anyway(page)).toBeVisible()

  await context.setOffline(true)
  await expect(anyway(page)).toHaveCount(0)
  await expect(unreachableNotice(page)).toBeVisible()
})
