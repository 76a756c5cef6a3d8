import type { Page } from '@playwright/test'

import { failure, fields, fillIn, notice, saying, send, thanks } from './support/inquiry.ts'
import { studio } from './support/studios.ts'
import { expect, test } from './support/test.ts'
import { translatedJourney } from './support/translated-journey.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name })
const wait = (ms: number) => (page: Page) => page.clock.runFor(ms)

test.beforeEach(({ expectConsole }) => expectConsole(/Failed to load resource/))

translatedJourney('[C1 C2 C3 C5] a form that is refused, a lost map, thanks', {
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
    'the map’s excuse': async (page) => {
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

test.describe('where inquiries are sent', { tag: '@all' }, () => {
  test.use({ baseURL: studio('formspree') })

  translatedJourney('[C1 C2 C3] a message that goes through at the third attempt', {
    path: '/contact',
    before: receive,
    steps: {
      sending: async (page) => {
        await fillIn(page)
        await send(page).click()
        await expect(button(page, 'Sending…')).toBeVisible()
      },
      'a failure': async (page) => {
        answer(page)
        await expect(failure(page)).toBeVisible()
      },
      'sending again': (page) => button(page, 'Try again').click(),
      'a correction': async (page) => {
        answer(page)
        await expect(fields(page).email).toHaveAttribute('aria-invalid', 'true')
      },
      'a corrected field': (page) => fields(page).email.fill('nadia.b@example.com'),
      'sending a third time': async (page) => {
        await button(page, 'Send message').click()
        await expect(button(page, 'Sending…')).toBeVisible()
      },
      thanks: async (page) => {
        answer(page)
        await expect(thanks(page)).toBeVisible()
      },
      'the form again': wait(6000),
    },
  })
})

const waiting = new WeakMap<Page, () => void>()

/** A receiver that answers when it is told to: by a fault, a complaint, and then a yes. */
async function receive(page: Page) {
  const answers = [
    saying(500, {}),
    saying(422, { errors: [{ field: 'email', message: 'should be an email' }] }),
    saying(200, { next: '/thanks' }),
  ]
  await page.route('https://formspree.io/**', async (route) => {
    await new Promise<void>((settle) => waiting.set(page, settle))
    await answers.shift()!(route)
  })
}

function answer(page: Page) {
  waiting.get(page)!()
}
