import type { Page } from '@playwright/test'

import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

const DAY_MS = 86_400_000

test.use({ baseURL: studio('largest') })

test('news and mini sessions stand on Booking until their day is over here', async ({ page }) => {
  await page.goto('/booking')
  const sessions = page.getByRole('listitem').filter({ has: page.getByRole('time') })
  await expect(sessions).toHaveCount(4)
  const day = await sessions.first().getByRole('time').getAttribute('datetime')

  // On the day itself, to its last minute.
  await openAt(page, new Date(`${day}T23:59:00`))
  await expect(sessions).toHaveCount(4)
  await openAt(page, new Date(Date.parse(`${day}T00:01:00`) + DAY_MS))
  await expect(sessions).toHaveCount(0)
  await expect(page.locator('[data-until]')).toHaveCount(0)
})

async function openAt(page: Page, time: Date) {
  await page.clock.setFixedTime(time)
  await page.reload()
}
