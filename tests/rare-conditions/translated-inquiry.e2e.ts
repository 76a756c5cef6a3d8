import type { Page } from '@playwright/test'

import { fields, fillIn, notice, send, thanks } from '../support/inquiry.ts'
import { expect, test } from '../support/test.ts'
import { translatedJourney } from '../support/translated-journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })
const wait = (ms: number) => (page: Page) => page.clock.runFor(ms)

test.beforeEach(({ expectConsole }) => expectConsole(/Failed to load resource/))

translatedJourney('[C1 C2 C3 C5] the form with mistakes, the lost map and the thank-you', {
  path: '/contact',
  before: (page) => page.route(/openstreetmap/, (route) => route.abort()),
  steps: {
    'what is missing': (page) => send(page).click(),
    'what is still missing': async (page) => {
      await fillIn(page)
      await fields(page).email.fill('')
      await send(page).click()
    },
    'what is wrong': (page) => fields(page).email.pressSequentially('nadia'),
    'nothing wrong': (page) => fields(page).email.fill('nadia@example.com'),
    'a notice': async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.resolve()
      })
      await button(page, 'Copy phone number').click()
      await expect(notice(page)).toBeVisible()
    },
    'no notice': async (page) => {
      await page.mouse.move(5, 500)
      await page.clock.runFor(5000)
      await expect(notice(page)).toHaveCount(0)
    },
    'the lost map': async (page) => {
      await page.getByText('Exact shoot location').scrollIntoViewIfNeeded()
      await expect(page.getByText('The map can’t be reached')).toBeVisible()
    },
    thanks: async (page) => {
      await send(page).click()
      await expect(thanks(page)).toBeVisible()
    },
    'the form again': wait(3000),
  },
})
