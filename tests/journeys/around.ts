import { expect, type Page } from '@playwright/test'

import { the, text } from '../engines/ui.ts'
import { jsonAnswer, receive, sendInquiry } from '../support/inquiry.ts'
import type { Journey } from './journey.ts'

const DAY_MS = 86_400_000

/** What a studio may add to all of its pages, or for a time. */
export const around: Journey[] = [
  {
    says: 'the footer leads to what this site asks of whom, by the settings in use',
    page: '/about',
    studios: ['largest'],
    async expect({ page }) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
      await expect(page).toHaveURL(/\/contact#privacy$/)
      const privacy = page.locator('#privacy')
      await expect(privacy.getByRole('heading')).toBeInViewport()
      for (const host of ['square.site', 'www.openstreetmap.org', 'forminit.com']) {
        await expect(privacy.getByRole('definition').filter({ hasText: host })).toHaveCount(1)
      }
    },
  },
  {
    says: 'clients find their gallery in the footer and after an inquiry, and visitors its profiles, its hours and a way to text',
    page: '/contact',
    studios: ['largest'],
    async expect({ ui, page }) {
      const footer = the('contentinfo')
      const gallery = the('link', 'Your gallery', footer)
      await ui.has(gallery, { href: 'https://gallery.example/evergreen' })
      await ui.sees(the('link', 'Instagram', footer))
      await ui.has(the('link', 'Send a text message'), { href: 'sms:+17045550147' })
      await ui.sees(text('By appointment, Tuesday to Saturday'))

      await receive(page, jsonAnswer(200, { success: true }))
      await sendInquiry(page)
      await expect(
        page.getByRole('status').getByRole('link', { name: 'Your gallery' }),
      ).toBeVisible()
    },
  },
  {
    says: 'news and mini sessions are on Booking to the last minute of their day',
    page: '/booking',
    studios: ['largest'],
    async expect({ page }) {
      const sessions = page.getByRole('listitem').filter({ has: page.getByRole('time') })
      await expect(sessions).toHaveCount(4)
      const day = await sessions.first().getByRole('time').getAttribute('datetime')
      await openAt(page, new Date(`${day}T23:59:00`))
      await expect(sessions).toHaveCount(4)
      await openAt(page, new Date(Date.parse(`${day}T00:01:00`) + DAY_MS))
      await expect(sessions).toHaveCount(0)
      await expect(page.locator('[data-until]')).toHaveCount(0)
    },
  },
]

async function openAt(page: Page, time: Date) {
  await page.clock.setFixedTime(time)
  await page.reload()
}
