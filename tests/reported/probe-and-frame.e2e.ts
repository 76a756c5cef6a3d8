import type { Route } from '@playwright/test'

import {
  CALENDAR,
  calendarFrame,
  expectCalendar,
  scrollToCalendar,
  unreachableNotice,
} from '../support/calendar.ts'
import { expect, test } from '../support/test.ts'

const answers: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['breaks', (route) => route.abort('connectionreset')],
  ['hangs', () => new Promise(() => {})],
  ['answers 405', (route) => route.fulfill({ status: 405 })],
  ['answers 501', (route) => route.fulfill({ status: 501 })],
]

// php.ug#155
for (const [what, answer] of answers) {
  test(`a calendar whose server ${what} when asked by HEAD is shown`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/)
    await page.route(CALENDAR, (route) =>
      route.request().method() === 'HEAD' ? answer(route) : route.fallback(),
    )
    await page.goto('/booking')
    await scrollToCalendar(page)

    await expectCalendar(page)
  })
}

test('a calendar that hangs is replaced within 11 seconds, and can be shown anyway', async ({
  page,
}) => {
  // All that scripts ask hangs, though the frame would load.
  await page.route(CALENDAR, (route) =>
    route.request().isNavigationRequest() ? route.fallback() : new Promise(() => {}),
  )
  await page.goto('/booking')
  await scrollToCalendar(page)
  await expect(unreachableNotice(page)).toBeVisible({ timeout: 11_000 })

  await page.getByRole('button', { name: 'Show it anyway' }).click()
  await expectCalendar(page)
  await expect(calendarFrame(page)).toBeFocused()
})
