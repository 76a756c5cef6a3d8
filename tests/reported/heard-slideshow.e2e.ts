import type { Page } from '@playwright/test'

import { captionOf } from '../support/captions.ts'
import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import { listen } from '../support/announced.ts'
import { expect, test } from '../support/test.ts'

const slideshow = (page: Page) => page.getByRole('region', { name: 'Selected photographs' })
const stop = (page: Page) => page.getByRole('button', { name: 'Stop slideshow' })

test.beforeEach(({ page }) => gotoWithFrozenClock(page, '/'))

test('[H1 H2] while slides turn, five photographs are read as before, the first with its caption', async ({
  page,
}) => {
  const before = await slideshow(page).ariaSnapshot()
  const said = await listen(page)
  await page.clock.runFor(9000)
  await expect(captionOf(page, '2 of 5')).toBeVisible()

  expect(await slideshow(page).ariaSnapshot()).toBe(before)
  expect(await said()).toEqual([])
  await expect(slideshow(page).getByRole('img')).toHaveCount(5)
  await expect(
    slideshow(page).getByRole('img', { name: /^Seen from behind.*\. Before it came down/ }),
  ).toBeVisible()
})

test('Stop comes before what it stops, and the focus that moves on stops the slideshow, too', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Book Session' }).focus()
  await page.keyboard.press('Tab')
  await expect(stop(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(slideshow(page).getByRole('link', { name: 'Book a Session' })).toBeFocused()
  await expect(stop(page)).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(captionOf(page, '1 of 5')).toBeVisible()
})

test('Stop, pressed by a key, gives its focus to the next control', async ({ page }) => {
  await page.getByRole('link', { name: 'Book Session' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Previous photograph' })).toBeFocused()
  await expect(stop(page)).toHaveCount(0)
})

test('[H3] a chosen photograph is announced once: number, picture, caption', async ({ page }) => {
  const said = await listen(page)
  const first = /^1 of 5\. Seen from behind, a woman .* shoulder\. Before it came down\.$/
  const second = /^2 of 5\. Out-of-focus headlights.* dusk\. Uptown, through the windshield\.$/

  await page.getByRole('button', { name: 'Next photograph' }).click()
  await expect.poll(said).toEqual([expect.stringMatching(second)])
  await page.getByRole('button', { name: 'Photograph 1 of 5' }).click()
  await expect.poll(said).toEqual([expect.stringMatching(second), expect.stringMatching(first)])

  // Then it is only in the slide.
  await expect(slideshow(page).getByText(first)).toHaveCount(1)
  await page.clock.runFor(8000)
  await expect(slideshow(page).getByText(first)).toHaveCount(0)
  await expect(slideshow(page).getByRole('img')).toHaveCount(1)
  expect(await said()).toHaveLength(2)
})
