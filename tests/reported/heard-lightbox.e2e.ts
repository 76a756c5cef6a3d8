import type { Page } from '@playwright/test'

import { listen } from '../support/announced.ts'
import { focusByKeyboard } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photograph' })
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Next photograph' })

async function open(page: Page) {
  await page.goto('/portfolio')
  const said = await listen(page)
  await page.getByRole('link', { name: /^Open Before it came down/ }).click()
  await expect(dialog(page)).toBeVisible()
  return said
}

test('[P2] the next photograph is announced once and whole, the first by its dialog', async ({
  page,
}) => {
  const said = await open(page)
  await expect(dialog(page)).toHaveAccessibleDescription(
    'Frame 2 of 5 Before it came down Portrait',
  )
  expect(await said()).toEqual([])

  await next(page).click()
  await expect.poll(said).toEqual(['Frame 3 of 5: Four flights down, Street'])
  // Chromium would tell of every change.
  await expect(dialog(page)).toHaveAccessibleDescription('')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(said).toHaveLength(2)
  expect((await said()).at(-1)).toBe('Frame 2 of 5: Before it came down, Portrait')

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await said()).toHaveLength(2)
})

// w3c/aria#1854
test('inside the dialog it says that a photograph did not load', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.route(/\/uploads\/stairs-spiral/, (route) => route.abort())
  const said = await open(page)
  await next(page).click()
  await expect(dialog(page).getByRole('link', { name: 'Open it as a file' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog(page).getByText('did not load')).toHaveCount(0)
  await expect
    .poll(said)
    .toEqual([
      'Frame 3 of 5: Four flights down, Street',
      'The photograph did not load. Open it as a file',
      'Frame 4 of 5: Porch in Plaza Midwood, ten to seven, Lifestyle',
    ])
})

test('the tip of Close is not read out with the lightbox that opens', async ({ page }) => {
  await page.goto('/portfolio')
  await focusByKeyboard(page.getByRole('link', { name: /Open Behind the curtain/ }))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page.getByRole('tooltip')).toHaveCount(0)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeVisible()
})
