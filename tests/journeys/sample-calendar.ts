import { expect, type Page } from '@playwright/test'

import { violationsOf } from '#owner/check/axe.ts'
import { layoutProblems } from '#owner/check/layout-problems.ts'

import type { Journey } from './journey.ts'

const freeDay = (sample: Page) => sample.getByRole('button', { name: /free$/ }).last()
const freeTime = (sample: Page) => sample.locator('[name=time]:enabled').first()
const booked = (sample: Page) => sample.getByRole('heading', { name: 'You’re booked' })

/** The demo’s calendar, which stands in for that of a service. */
export const sampleCalendar: Journey[] = [
  {
    says: 'the sample calendar leads from day to confirmation, also by keyboard on a small screen',
    arrive: ({ ui }) => ui.resize(320, 800),
    page: '/booking',
    async expect({ page: booking }) {
      const opened = booking.waitForEvent('popup')
      await booking.getByRole('link', { name: 'Book Now: STANDARD Package' }).click()
      const page = await opened
      await page.setViewportSize(booking.viewportSize()!)
      await expect(page.getByRole('heading', { name: 'STANDARD Package' })).toBeVisible()
      await expect(page.getByText('This is a sample calendar.')).toBeVisible()
      await expect(page.getByLabel('Session')).toBeHidden()
      await isWhole(page)

      const day = (await freeDay(page).getAttribute('aria-label'))!.replace(/, \d free$/, '')
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
]

async function isWhole(page: Page) {
  expect([...(await violationsOf(page)), ...(await layoutProblems(page))]).toEqual([])
}
