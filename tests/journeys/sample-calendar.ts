import { expect, type FrameLocator, type Page } from '@playwright/test'

import { axe } from '#owner/check/axe.ts'
import { layoutProblems } from '#owner/check/layout-problems.ts'

import { showCalendar, confirmation } from '../support/calendar.ts'
import type { Journey, Visit } from './journey.ts'

type Sample = Page | FrameLocator

const freeDay = (sample: Sample) => sample.getByRole('button', { name: /free$/ }).last()
const freeTime = (sample: Sample) => sample.locator('[name=time]:enabled').first()
const booked = (sample: Sample) => sample.getByRole('heading', { name: 'You’re booked' })

/** The demo’s calendar, which stands in for that of a service. */
export const sampleCalendar: Journey[] = [
  {
    says: 'the sample calendar leads from day to confirmation, also by keyboard on a small screen',
    arrive: ({ ui }) => ui.resize(320, 800),
    async expect(visit) {
      const page = await openPackage(visit)
      await expect(page.getByText('This is a sample calendar.')).toBeVisible()
      await expect(page.getByLabel('Session')).toBeHidden()
      await isWhole(page)

      const day = await nameOf(freeDay(page))
      await freeDay(page).press('Enter')
      await expect(page.getByRole('heading', { name: day })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(freeTime(page)).toBeChecked()
      await isWhole(page)
      const time = (await freeTime(page).locator('..').textContent())!
      await page.keyboard.press('Tab')
      await page.keyboard.type('Wren')
      await page.keyboard.press('Enter')

      await expect(booked(page)).toBeFocused()
      await expect(page.getByRole('definition')).toHaveText(['STANDARD Package', day, time, 'Wren'])
      await expect(page.getByText('within 2–3 weeks after the session')).toBeVisible()
      await isWhole(page)
    },
  },
  {
    says: 'a booking in the sample calendar is confirmed on the page around it',
    arrive: ({ ui }) => ui.resize(390, 844),
    page: '/booking',
    async expect({ page }) {
      const sample = await showCalendar(page)
      await freeDay(sample).click()
      await freeTime(sample).check()
      await sample.getByLabel('Session').selectOption('BASIC Package')
      await book(sample, 'Ada')
      await expect(booked(sample)).toBeFocused()
      await expect(sample.getByRole('definition').first()).toHaveText('BASIC Package')
      await expect(confirmation(page)).toBeInViewport()
    },
  },
  {
    says: 'nothing is booked without a time or a name, nor a time that is taken, be it by the visitor',
    wide: true,
    async expect(visit) {
      const page = await openPackage(visit)
      const taken = page.locator('label', { hasText: 'taken' })
      await page
        .getByRole('button', { name: /[12] free$/ })
        .first()
        .click()
      await expect(taken.first().getByRole('radio')).toBeDisabled()

      const day = await nameOf(freeDay(page))
      await freeDay(page).click()
      await book(page, 'June')
      await expect(freeTime(page)).toBeFocused()
      await freeTime(page).check()
      await book(page, ' ')
      await expect(page.getByLabel('Your name')).toBeFocused()
      await expect(booked(page)).toBeHidden()

      const time = (await freeTime(page).locator('..').textContent())!
      await book(page, 'June')
      await page.getByRole('button', { name: 'Book another day' }).click()
      await expect(page.getByLabel('Your name')).toHaveValue('')
      const others = page.getByRole('button', { name: `${day}, ` })
      if (await others.count()) {
        await others.click()
        await expect(page.getByLabel(`${time}taken`)).toBeDisabled()
      } else await expect(page.getByText('full').last()).toBeVisible()
    },
  },
  {
    says: 'without JavaScript the sample calendar says what would stand there',
    wide: true,
    withoutScripts: true,
    async expect({ page }) {
      await page.goto('/sample-calendar?package=2')
      const words = page.locator('noscript p')
      await expect(words).toHaveText('A real calendar would stand here.')
      await expect(words).toBeVisible()
      await expect(page.getByRole('table')).toBeHidden()
      await page.goto('/booking')
      const frame = page.getByTitle('Booking calendar').contentFrame()
      await expect(frame.locator('noscript p')).toBeVisible()
    },
  },
  {
    says: 'the sample calendar is no page of the site: search engines and other sites are kept out',
    async expect({ page: { request } }) {
      const sitemap = await (await request.get('/sitemap.xml')).text()
      expect(sitemap).toContain('/booking</loc>')
      expect(sitemap).not.toContain('sample')
      const answer = await request.get('/sample-calendar')
      expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
    },
  },
  {
    says: 'a studio with a calendar of its own has no sample, and is in no frame',
    studios: ['formspree'],
    logs: /404/,
    withoutScripts: true,
    async expect({ page }) {
      for (const file of ['', '.html', '.css', '.js']) {
        const answer = (await page.goto(`/sample-calendar${file}`))!
        expect(answer.status()).toBe(404)
        expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
      }
    },
  },
]

/** Opens a package’s page in its new tab, as wide as the first one. */
async function openPackage({ page }: Visit) {
  await page.goto('/booking')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Book Now: STANDARD Package' }).click()
  const sample = await opened
  await sample.setViewportSize(page.viewportSize()!)
  await expect(sample.getByRole('heading', { name: 'STANDARD Package' })).toBeVisible()
  return sample
}

/** A day in words. */
async function nameOf(day: ReturnType<typeof freeDay>) {
  return (await day.getAttribute('aria-label'))!.replace(/, \d free$/, '')
}

async function book(sample: Sample, name: string) {
  await sample.getByLabel('Your name').fill(name)
  await sample.getByRole('button', { name: 'Book this time' }).click()
}

async function isWhole(page: Page) {
  expect([...(await axe(page)), ...(await layoutProblems(page))]).toEqual([])
}
