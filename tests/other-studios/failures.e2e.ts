import { liveRegions } from '../support/announced.ts'
import { axe } from '#owner/check/axe.ts'
import {
  ACCEPTED,
  delayAnswer,
  expectInquiryKept,
  failure,
  fields,
  fillInForm,
  INQUIRY,
  jsonAnswer,
  mailLink,
  notice,
  receive,
  retry,
  send,
  sending,
  sendBroken,
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

/** The heading of the message, and its text. A message that may have arrived must not be reported as failed. */
const failures: [about: string, answer: RouteAnswer, heading: string, said: string][] = [
  ['a fault of the receiver', BROKEN, 'didn’t go through', 'That’s on me, not on you'],
  [
    'a refusal in the receiver’s words',
    jsonAnswer(422, REFUSED),
    'didn’t go through',
    '<b>No</b> links, please',
  ],
  [
    'the page of a hotel’s network',
    (route) => route.fulfill(WELCOME),
    'can’t tell whether it arrived',
    'an answer I can’t read',
  ],
  [
    'an answer that is not for this site',
    jsonAnswer(200, { next: '/thanks' }, 'https://another.example'),
    'No answer came back',
    'may have arrived all the same',
  ],
]

for (const [about, answer, heading, said] of failures) {
  test(`the form keeps its text and explains: ${about}`, async ({ page }) => {
    await receive(page, answer)
    await sendInquiry(page)

    await expect(failure(page, new RegExp(heading))).toContainText(said)
    await expect(failure(page)).toBeFocused()
    await expect(failure(page)).toBeInViewport()
    await expect(failure(page)).toHaveAccessibleName(new RegExp(heading))
    // Nothing is said twice, or offered twice.
    await expect(notice(page)).toHaveCount(0)
    await expect(send(page)).toBeHidden()
    await expect(thanks(page)).toBeHidden()
    await expectInquiryKept(page)
  })
}

test('a busy receiver says when to try again', async ({ page }) => {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Retry-After': '90',
  }
  await receive(page, (route) => route.fulfill({ status: 429, headers }))
  await sendWithFrozenClock(page, '2027-03-06T15:40:00')
  await expect(failure(page)).toContainText('Too many are coming in at once.')
  await expect(failure(page)).toContainText('Try again after 3:42 PM.')
})

test('after 15 s without an answer the message may have arrived', async ({ page }) => {
  await receive(page, () => new Promise(() => {}))
  await sendWithFrozenClock(page)
  await expect(sending(page)).toBeVisible()

  await page.clock.runFor(14_900)
  await expect(failure(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(failure(page)).toContainText('may have arrived all the same')
  await expectInquiryKept(page)
})

test('back online, an inquiry is sent only when the visitor presses Send', async ({
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
  await expect(notice(page)).toHaveCount(0)
  await expectInquiryKept(page)

  await context.setOffline(false)
  await expect(failure(page, /^You’re back online/)).toContainText('It goes when you say so.')
  await expect(liveRegions(page).filter({ hasText: /^You’re back online/ })).toHaveCount(1)
  expect(await sideways(page)).toBe(0)
  expect(posts).toEqual([])

  // A retry is sent even if the browser wrongly reports that it is offline.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await retry(page).click()
  await expect(thanks(page)).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('a message about a field is there until an edit', async ({ page }) => {
  const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
  await receive(page, jsonAnswer(422, { error: 'x', errors }), ACCEPTED)
  await sendInquiry(page)
  const { email } = fields(page)
  await expect(email).toBeFocused()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription('should be an email')
  await expect(failure(page)).toContainText('wants a correction')
  // The message is below the window, where the notice says what it does.
  await expect(failure(page)).not.toBeInViewport()
  await expect(notice(page)).toContainText('didn’t go through')

  await email.fill('nadia.brooks@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.press('Enter')
  await expect(thanks(page)).toBeVisible()
})

test('a failure is accessible and can be retried by keyboard', async ({ page }) => {
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
  await expect(fields(page).message).toBeFocused()
  await fields(page).name.press('Enter')
  await expect(thanks(page)).toBeVisible()
})

test('a form that crashes gives back all text', async ({ page, expectConsole }) => {
  expectConsole(/NotFoundError/)
  await page.setViewportSize({ width: 320, height: 640 })
  const inquiry = { ...INQUIRY, message: `${'o'.repeat(300)} ${'The light. '.repeat(100)}end` }
  await receive(page, BROKEN)
  await sendInquiry(page, inquiry)
  await expect(retry(page)).toBeVisible()
  await sendBroken(page)

  const crashed = page.getByRole('alert').filter({ hasText: 'The form broke.' })
  await expect(crashed).toContainText('Nothing you wrote is lost.')
  for (const words of Object.values(inquiry)) await expect(crashed).toContainText(words)
  await expect(crashed.getByRole('link', { name: /^hello@/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Quick Response Guarantee' })).toBeVisible()
  // A link holds only so much.
  expect((await mailLink(page)).body).toContain(inquiry.message.slice(0, 1000))
  expect(await sideways(page)).toBe(0)

  await crashed.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByText('Message copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(inquiry.message)
  expect(await axe(page)).toEqual([])

  await page.reload()
  await expectInquiryKept(page, inquiry)
})
