import type { Page } from '@playwright/test'

import {
  calendarFrame,
  calendarPage,
  unreachableNotice,
  openCalendar,
} from '../support/calendar.ts'
import { embeddedMap, UNREACHABLE } from '../support/map.ts'
import { expect, test } from '../support/test.ts'

/** What content blockers do to a frame. */
const acts: Record<string, (frame: HTMLElement | SVGElement) => void> = {
  removed: (frame) => frame.remove(),
  hidden: (frame) => frame.style.setProperty('display', 'none', 'important'),
}

for (const [how, act] of Object.entries(acts)) {
  test(`[B3] a calendar ${how} by a content blocker is replaced by a notice with other ways to book`, async ({
    page,
  }) => {
    await page.goto('/booking')
    await openCalendar(page)
    await calendarFrame(page).evaluate(act)
    await expect(unreachableNotice(page)).toBeVisible()
    const slip = page.getByRole('status').filter({ has: unreachableNotice(page) })
    await expect(slip.getByRole('link', { name: 'Open the calendar in a new tab' })).toBeVisible()

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(calendarPage(page)).toBeVisible()
    await expect(unreachableNotice(page)).toBeHidden()
  })
}

test('[B3 C5] an extension that removes a frame with its container breaks nothing else on the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/NotFoundError/)
  await page.goto('/contact')
  await openMap(page)
  await embeddedMap(page).evaluate((frame) => frame.parentElement!.remove())
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  await expect(page.getByRole('form')).toBeVisible()

  await page.goto('/booking')
  await openCalendar(page)
  await calendarFrame(page).evaluate((frame) => frame.parentElement!.remove())
  await expect(unreachableNotice(page)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(calendarPage(page)).toBeVisible()
})

test('[B3 C5] printing does not make the calendar look removed', async ({ page }) => {
  await page.goto('/booking')
  await openCalendar(page)
  await page.emulateMedia({ media: 'print' })
  await expect(calendarFrame(page)).toBeHidden()
  await page.emulateMedia({ media: null })
  await expect(calendarPage(page)).toBeVisible()
  await expect(unreachableNotice(page)).toBeHidden()
})

async function openMap(page: Page) {
  await page.getByText('Exact shoot location shared after').scrollIntoViewIfNeeded()
  await expect(embeddedMap(page).contentFrame().getByRole('heading')).toBeVisible()
}
