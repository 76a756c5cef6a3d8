import { expect, type Page } from '@playwright/test'

import { the, text } from '../engines/ui.ts'
import { jsonAnswer, receive, sendInquiry } from '../support/inquiry.ts'
import { thingsOn } from './found-and-shared.ts'
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
      const dayAfter = new Date(Date.parse(`${day}T00:01:00`) + DAY_MS)
      await page.clock.setFixedTime(dayAfter)
      // As when the visitor comes back to the tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(sessions).toHaveCount(0)
      await openAt(page, dayAfter)
      await expect(sessions).toHaveCount(0)
      await expect(page.locator('[data-until]')).toHaveCount(0)
    },
  },
  {
    says: 'a studio that answers no questions before a booking has no trace of them',
    studios: ['smallest'],
    async expect({ page }) {
      const answers = 'details, blockquote, main dl:has(> div > dt), [data-until], iframe'
      for (const path of ['/', '/booking']) {
        await page.goto(path)
        await expect(page.locator(answers), path).toHaveCount(0)
      }
      await page.goto('/contact')
      const parts = 'details, fieldset, iframe, #privacy, :is([href^="sms:"], [href^="tel:"])'
      await expect(page.locator(parts)).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(5)
    },
  },
  {
    says: 'without a roll, recent work and stories, nothing of them is on a page',
    studios: ['smallest'],
    async expect({ page }) {
      const home = await (await page.goto('/'))!.text()
      expect(home).not.toMatch(/data-lightbox|data-sheet|"lightbox"|id="roll"/)
      const portfolio = await (await page.goto('/portfolio'))!.text()
      expect(portfolio).toContain('data-lightbox="featured"')
      expect(portfolio).not.toMatch(/href="\/#roll"|<small|data-lightbox="sessions"/)
    },
  },
  {
    says: 'search engines, networks and launchers learn language, direction and prices',
    page: '/about',
    studios: ['arabic'],
    async expect({ page, words: { tag, direction, openGraph } }) {
      const graph = await thingsOn(page)
      expect(new Set(graph.flatMap(({ inLanguage }) => inLanguage ?? []))).toEqual(new Set([tag]))
      expect(graph[0]).toMatchObject({
        makesOffer: [{ price: 80, priceCurrency: 'JOD' }, { price: 420 }],
      })
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', openGraph)
      const english = page.locator('link[hreflang=en]')
      await expect(english).toHaveAttribute('href', 'https://olive.example/about')
      const manifest = await page.evaluate(async () =>
        (await fetch('/manifest.webmanifest')).json(),
      )
      expect(manifest).toMatchObject({ lang: tag, dir: direction })
    },
  },
  {
    says: 'words are in a typeface that has them, and steps and the year in the digits of the language',
    studios: ['arabic'],
    async expect({ page }) {
      await page.goto('/booking', { waitUntil: 'networkidle' })
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready
        return Array.from(document.fonts)
          .filter(({ status }) => status === 'loaded')
          .map(({ family, unicodeRange }) => `${family.replaceAll('"', '')} ${unicodeRange}`)
      })
      expect(loaded).toContainEqual(expect.stringMatching(/^Vazirmatn .*U\+62[0-9A-F]/))
      expect(loaded.join()).not.toMatch(/Besley|Archivo/)
      await expect(page.locator('ol li').getByText('١', { exact: true })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('© ٢٠٢٤')
    },
  },
]

async function openAt(page: Page, time: Date) {
  await page.clock.setFixedTime(time)
  await page.reload()
}
