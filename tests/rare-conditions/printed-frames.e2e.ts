import { calendarFrame, expectCalendar, openCalendar } from '../support/calendar.ts'
import {
  areaPicture,
  elementAtMapCenter,
  embeddedMap,
  isPictureThere,
  mapCaption,
} from '../support/map.ts'
import { expect, test } from '../support/test.ts'
import { waitForTwoFrames } from '../support/two-frames.ts'

test('the picture of the area is printed in place of the map', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await mapCaption(page).scrollIntoViewIfNeeded()
  await expect(embeddedMap(page)).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(embeddedMap(page)).toBeHidden()
  await expect(areaPicture(page)).toBeVisible()
  await expect.poll(() => isPictureThere(page)).toBe(true)
  await areaPicture(page).scrollIntoViewIfNeeded()
  expect(await elementAtMapCenter(page)).toBe('IMG')
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
