import type { Page } from '@playwright/test'

import { listen } from '../support/announced.ts'
import { expect, test } from '../support/test.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next session' })
const slider = (page: Page) => page.getByRole('slider', { name: 'Recent Sessions' })

test('[P3] a session is announced with number and caption once a visitor asks for it, not before', async ({
  page,
}) => {
  await page.goto('/portfolio')
  const said = await listen(page)
  await next(page).scrollIntoViewIfNeeded()
  await page.setViewportSize({ width: 900, height: 800 })
  expect(await said()).toEqual([])

  await next(page).click()
  await expect.poll(said).toEqual([expect.stringMatching(/^2 of 25\. .+\.$/)])
})

test('[P3] the slider says number and caption itself, and nothing else does', async ({ page }) => {
  await page.goto('/portfolio')
  const said = await listen(page)
  await slider(page).focus()
  for (const [key, words] of [
    ['ArrowRight', /^2 of 25\. .+/],
    ['End', /^25 of 25\. .+/],
    ['Home', /^1 of 25\. .+/],
  ] as const) {
    await slider(page).press(key)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', words)
  }
  expect(await said()).toEqual([])
})
