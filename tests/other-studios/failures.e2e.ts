import type { Page } from '@playwright/test'

import { axe } from '../support/axe.ts'
import {
  ACCEPTED,
  delayAnswer,
  expectEmptyForm,
  expectInquiryKept,
  failure,
  fields,
  fillInForm,
  INQUIRY,
  jsonAnswer,
  liveRegions,
  mailLink,
  notice,
  receive,
  retry,
  send,
  sending,
  sendInquiry,
  sendWithFrozenClock,
  thanks,
  type RouteAnswer,
} from '../support/inquiry.ts'
import { sideways } from '../support/sideways.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree'), permissions: ['clipboard-read', 'clipboard-write'] })
test.beforeEach(({ expectConsole }) =>
  expectConsole(/Failed to load resource/, /blocked by CORS policy/),
)

const BROKEN = jsonAnswer(500, {})
const WELCOME = { contentType: 'text/html', body: '<h1>Welcome, guest</h1>' }
const REFUSED = { error: 'x', errors: [{ message: '<b>No</b> links, please' }] }

/** By the notice’s text. A message that may have arrived must not be reported as failed. */
const failures: Record<string, [about: string, answer: RouteAnswer, said: string][]> = {
  'didn’t go through': [
    ['a fault of the receiver', BROKEN, 'That’s on me, not on you'],
    ['a refusal in the receiver’s words', jsonAnswer(422, REFUSED), '<b>No</b> links, please'],
  ],
  'can’t tell whether it arrived': [
    ['the page of a hotel’s network', (route) => route.fulfill(WELCOME), 'an answer I can’t read'],
  ],
  'No answer came back': [
    [
      'an answer that is not for this site',
      jsonAnswer(200, { next: '/thanks' }, 'https://another.example'),
      'may have arrived all the same',
    ],
    [
      'something in the browser that blocks it',
      (route) => route.abort('blockedbyclient'),
      'ad blockers sometimes do',
    ],
  ],
}

for (const [heading, cases] of Object.entries(failures)) {
  for (const [about, answer, said] of cases) {
    test(`[C1 K3] the form keeps its text and explains: ${about}`, async ({ page }) => {
      await receive(page, answer)
      await sendInquiry(page)

      // First, because it closes after five seconds.
      await expect(notice(page)).toContainText(heading)
      await expect(failure(page)).toContainText(said)
      await expect(failure(page)).toBeFocused()
      await expect(failure(page)).toBeInViewport()
      await expect(thanks(page)).toBeHidden()
      await expectInquiryKept(page)
    })
  }
}

test('[C2 K3] a busy receiver says when to try again', async ({ page }) => {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Retry-After': '90',
  }
  await receive(page, (route) => route.fulfill({ status: 429, headers }))
  await sendWithFrozenClock(page, '2027-03-06T15:40:00')
  await expect(failure(page)).toContainText('Too many are coming in at once.')
  await expect(failure(page)).toContainText('Try again after 3:42 PM.')

  await page.clock.runFor(4900)
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(600)
  await expect(notice(page)).toBeHidden()
  await expect(failure(page)).toBeVisible()
})

test('[C2] after 15 s without an answer the message may have arrived', async ({ page }) => {
  await receive(page, () => new Promise(() => {}))
  await sendWithFrozenClock(page)
  await expect(sending(page)).toBeVisible()

  await page.clock.runFor(14_900)
  await expect(failure(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(failure(page)).toContainText('may have arrived all the same')
  await expectInquiryKept(page)
})

test('[C2] back online, an inquiry is sent only when the visitor presses Send', async ({
  page,
  context,
}) => {
  const posts = await receive(page, ACCEPTED)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/contact')
  await fillInForm(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(failure(page, /^You’re offline/)).toBeVisible()
  await expectInquiryKept(page)

  await context.setOffline(false)
  await expect(failure(page, /^You’re back online/)).toContainText('It goes when you say so.')
  await expect(liveRegions(page).filter({ hasText: /^You’re back online/ })).toHaveCount(1)
  expect(await sideways(page)).toBe(0)
  expect(posts).toEqual([])

  await retry(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('[C2] a retry is sent even if the browser wrongly reports offline', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  const posts = await receive(page, ACCEPTED)
  await sendInquiry(page)
  await expect(failure(page, /^You’re offline/)).toBeVisible()
  expect(posts).toEqual([])

  await retry(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('[C1 C2] an edit or a retry clears a message about a field', async ({ page }) => {
  const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
  const refuse = jsonAnswer(422, { error: 'x', errors })
  const last = delayAnswer(ACCEPTED)
  const posts = await receive(page, refuse, refuse, last.answer)
  await sendWithFrozenClock(page)
  const { email } = fields(page)
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('should be an email')
  await expect(failure(page)).toContainText('wants a correction')

  await email.fill('nadia.brooks@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await send(page).click()
  await expect(email).toHaveAccessibleDescription('should be an email')

  await retry(page).press('Enter')
  await expect(sending(page)).toBeFocused()
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  last.release()
  await expect(thanks(page)).toBeVisible()
  expect(posts[2]!.postData()).toContain(INQUIRY.message)

  await page.clock.runFor(3000)
  await expectEmptyForm(page)
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('[C1] a failure is accessible and can be retried by keyboard', async ({ page }) => {
  const second = delayAnswer(BROKEN)
  await receive(page, BROKEN, second.answer, ACCEPTED)
  await page.goto('/contact')
  await fillInForm(page)
  await fields(page).name.press('Enter')
  await expect(failure(page)).toBeFocused()
  expect(await axe(page)).toEqual([])

  await page.keyboard.press('Tab')
  await expect(retry(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(failure(page)).toBeHidden()
  await expect(sending(page)).toBeFocused()

  second.release()
  await expect(failure(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
})

test('[C1] a form that crashes gives back all text', async ({ page, expectConsole }) => {
  expectConsole(/NotFoundError/)
  await page.setViewportSize({ width: 320, height: 640 })
  const inquiry = { ...INQUIRY, message: `${'o'.repeat(300)} ${'The light. '.repeat(100)}end` }
  await receive(page, BROKEN)
  await sendInquiry(page, inquiry)
  await expect(retry(page)).toBeVisible()
  await crash(page)

  const crashed = page.getByRole('alert').filter({ hasText: 'The form broke.' })
  await expect(crashed).toContainText('Nothing you wrote is lost.')
  for (const words of Object.values(inquiry)) await expect(crashed).toContainText(words)
  await expect(crashed.getByRole('link', { name: /^hello@/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quick Response Guarantee' })).toBeVisible()
  expect(await mailLink(page)).toMatchObject({ to: 'hello@dogwoodandsilver.example' })
  expect((await mailLink(page)).body).toContain(inquiry.message)
  expect(await sideways(page)).toBe(0)

  await crashed.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByText('Message copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(inquiry.message)
  expect(await axe(page)).toEqual([])

  await page.reload()
  await expectInquiryKept(page, inquiry)
})

/** An extension removes an element that React is about to remove. */
async function crash(page: Page) {
  await failure(page).evaluate((panel) => {
    panel.remove()
    document.querySelector('form')!.requestSubmit()
  })
}
