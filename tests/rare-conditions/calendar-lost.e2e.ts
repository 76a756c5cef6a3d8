import type { Page } from '@playwright/test'

import { liveRegions } from '../support/announced.ts'
import {
  CALENDAR,
  calendarFrame,
  calendarPage,
  expectCalendar,
  openCalendar,
  openLateCalendar,
  openLostCalendar,
  scrollToCalendar,
  tryAgain,
  unreachableNotice,
} from '../support/calendar.ts'
import { delayRequests, isNavigation } from '../support/delayed-requests.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { embeddedMap, mapCaption, UNREACHABLE } from '../support/map.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectConsole }) => expectConsole(/Failed to load resource/))

test('when the browser is online again, the calendar is requested until it answers', async ({
  page,
}) => {
  let found = false
  let failures = 0
  page.on('requestfailed', (request) => (failures += Number(request.method() === 'HEAD')))
  await page.route(CALENDAR, (route) => (found ? route.fallback() : route.abort()))
  await gotoWithFrozenClock(page, '/booking')
  await scrollToCalendar(page)
  await expect(unreachableNotice(page)).toBeVisible()
  expect(failures).toBe(1)

  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  for (const [time, times] of [
    [0, 2],
    [2_000, 3],
    [3_000, 4],
  ] as const) {
    await page.clock.runFor(time)
    await expect.poll(() => failures).toBe(times)
    await expect(unreachableNotice(page)).toBeVisible()
    // Automatic retries are not announced.
    await expect(page.getByText('Asking again…')).toHaveCount(0)
  }
  found = true
  await page.clock.runFor(5_000)
  await expectCalendar(page)
})

test('“Try again” is announced once, and so is the next failure', async ({ page }) => {
  await openLostCalendar(page)
  const { delayed, handler } = delayRequests()
  await page.route(CALENDAR, handler)
  const button = tryAgain(page)
  await button.click()

  const said = (text: string) => liveRegions(page).filter({ hasText: text })
  await expect(said('Asking again…')).toHaveCount(1)
  await expect(button).toHaveText('Asking again…')
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()

  delayed.shouldFail = true
  delayed.release()
  await expect(said('The calendar can’t be reached')).toHaveCount(1)
  await expect(said('Asking again…')).toHaveCount(0)
  await expect(button).toBeFocused()
})

for (const [link, takes] of [
  ['Send a message', 'takes'],
  ['Open the calendar in a new tab', 'does not take'],
] as const) {
  test(`a late calendar ${takes} the focus from “${link}”`, async ({ page }) => {
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

test('a calendar whose probe is blocked can be shown anyway', async ({ page }) => {
  // Like a service without CORS, whose frame works.
  await openLostCalendar(page, (route) => (isNavigation(route) ? route.fallback() : route.abort()))
  await expect(calendarFrame(page)).toHaveCount(0)

  await anyway(page).click()
  await expect(calendarFrame(page)).toBeFocused()
  await expectCalendar(page)
})

test('“Show it anyway” is there after a timeout, and absent offline', async ({ page, context }) => {
  const delayed = await openLateCalendar(page)
  await expect(anyway(page)).toBeVisible()

  delayed.shouldFail = true
  delayed.release()
  await tryAgain(page).click()
  await expect(anyway(page)).toBeVisible()

  await context.setOffline(true)
  await expect(anyway(page)).toHaveCount(0)
  await expect(unreachableNotice(page)).toBeVisible()
})

/** What content blockers do to a frame. */
const acts: Record<string, (frame: HTMLElement | SVGElement) => void> = {
  removed: (frame) => frame.remove(),
  hidden: (frame) => frame.style.setProperty('display', 'none', 'important'),
  'removed with its container': (frame) => frame.parentElement!.remove(),
}

for (const [how, act] of Object.entries(acts)) {
  test(`a calendar ${how} leaves other ways to book`, async ({ page, expectConsole }) => {
    expectConsole(/NotFoundError/)
    await openCalendar(page)
    await calendarFrame(page).evaluate(act)
    await expect(unreachableNotice(page)).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Send a message' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(4)

    await tryAgain(page).click()
    await expectCalendar(page)
  })
}

test('a map removed with its container leaves the form', async ({ page, expectConsole }) => {
  expectConsole(/NotFoundError/)
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()
  await expect(embeddedMap(page).contentFrame().getByRole('heading')).toBeVisible()
  await embeddedMap(page).evaluate((frame) => frame.parentElement!.remove())
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  await expect(page.getByRole('form')).toBeVisible()
})
