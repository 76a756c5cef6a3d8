import {
  calendarFrame,
  expectCalendar,
  openCalendar,
  tryAgain,
  unreachableNotice,
} from '../support/calendar.ts'
import { embeddedMap, mapCaption, UNREACHABLE } from '../support/map.ts'
import { expect, test } from '../support/test.ts'
import { waitForTwoFrames } from '../support/two-frames.ts'

/** What content blockers do to a frame. */
const acts: Record<string, (frame: HTMLElement | SVGElement) => void> = {
  removed: (frame) => frame.remove(),
  hidden: (frame) => frame.style.setProperty('display', 'none', 'important'),
}

for (const [how, act] of Object.entries(acts)) {
  test(`[B3] a calendar ${how} by a blocker leaves other ways to book`, async ({ page }) => {
    await openCalendar(page)
    await calendarFrame(page).evaluate(act)
    await expect(unreachableNotice(page)).toBeVisible()
    const slip = page.getByRole('status').filter({ has: unreachableNotice(page) })
    await expect(slip.getByRole('link', { name: 'Open the calendar in a new tab' })).toBeVisible()

    await tryAgain(page).click()
    await expectCalendar(page)
  })
}

test('[B3 C5] a removed container breaks nothing else', async ({ page, expectConsole }) => {
  expectConsole(/NotFoundError/)
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()
  await expect(embeddedMap(page).contentFrame().getByRole('heading')).toBeVisible()
  await embeddedMap(page).evaluate((frame) => frame.parentElement!.remove())
  await expect(page.getByText(UNREACHABLE)).toBeVisible()
  await expect(page.getByRole('form')).toBeVisible()

  await openCalendar(page)
  await calendarFrame(page).evaluate((frame) => frame.parentElement!.remove())
  await expect(unreachableNotice(page)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
  await tryAgain(page).click()
  await expectCalendar(page)
})

test('[B3 C5] printing does not make the calendar look removed', async ({ page }) => {
  await openCalendar(page)
  await page.emulateMedia({ media: 'print' })
  await expect(calendarFrame(page)).toBeHidden()
  await waitForTwoFrames(page)
  await page.emulateMedia({ media: null })
  await waitForTwoFrames(page)
  await expectCalendar(page)
})
