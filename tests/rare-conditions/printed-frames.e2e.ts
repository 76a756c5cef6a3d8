import { calendarFrame, expectCalendar, openCalendar } from '../support/calendar.ts'
import { drawnName, elementAtMapCenter, embeddedMap, mapCaption } from '../support/map.ts'
import { expect, test } from '../support/test.ts'
import { waitForTwoFrames } from '../support/two-frames.ts'

test('the drawn map is readable on a phone, and printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()
  await expect(embeddedMap(page)).toBeVisible()

  const sizes = await page
    .locator('figure svg text')
    .evaluateAll((names) =>
      names.map(
        (name) =>
          parseFloat(getComputedStyle(name).fontSize) * (name as SVGTextElement).getScreenCTM()!.a,
      ),
    )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13)

  await page.emulateMedia({ media: 'print' })
  await expect(embeddedMap(page)).toBeHidden()
  await expect(drawnName(page, 'Rock Hill')).toBeVisible()
  expect(await elementAtMapCenter(page)).not.toBe('IFRAME')
})

test('printing does not make the calendar look removed', async ({ page }) => {
  await openCalendar(page)
  await page.emulateMedia({ media: 'print' })
  await expect(calendarFrame(page)).toBeHidden()
  await waitForTwoFrames(page)
  await page.emulateMedia({ media: null })
  await waitForTwoFrames(page)
  await expectCalendar(page)
})
