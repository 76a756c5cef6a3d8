import { gotoWithFrozenClock } from '../support/frozen-clock.ts'
import {
  liveRegions,
  expectInquiryKept,
  failure,
  fillIn,
  notice,
  receive,
  jsonAnswer,
  send,
  sendInquiry,
  thanks,
  ACCEPTED,
} from '../support/inquiry.ts'
import { studio } from '../support/studios.ts'
import { expect, test } from '../support/test.ts'

test.use({ baseURL: studio('formspree') })

type Case = [about: string, answer: Parameters<typeof receive>[1], said: string]

/** By the notice’s text. A message that may have arrived must not be reported as failed. */
const failures: Record<string, Case[]> = {
  'didn’t go through': [
    ['a fault of the receiver', jsonAnswer(500, {}), 'That’s on me, not on you'],
    [
      'a refusal in the receiver’s words',
      jsonAnswer(422, { error: 'x', errors: [{ message: '<b>No</b> links, please' }] }),
      '<b>No</b> links, please',
    ],
  ],
  'can’t tell whether it arrived': [
    [
      'a page of a hotel’s network in place of an answer',
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome, guest</h1>' }),
      'an answer I can’t read',
    ],
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
    test(`[C1 K3] the form keeps its text and explains: ${about}`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/Failed to load resource/, /blocked by CORS policy/)
      await receive(page, answer)
      await sendInquiry(page)

      await expect(failure(page)).toContainText(said)
      await expect(failure(page)).toBeFocused()
      await expect(failure(page)).toBeInViewport()
      await expect(notice(page)).toContainText(heading)
      await expect(thanks(page)).toBeHidden()
      await expectInquiryKept(page)
    })
  }
}

test('[C2] a busy receiver says when to try again', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await receive(page, (route) =>
    route.fulfill({
      status: 429,
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': 'Retry-After',
        'Retry-After': '90',
      },
    }),
  )
  await gotoWithFrozenClock(page, '/contact', '2027-03-06T15:40:00')
  await fillIn(page)
  await send(page).click()

  await expect(failure(page)).toContainText('Too many are coming in at once.')
  await expect(failure(page)).toContainText('Try again after 3:42 PM.')
})

test('[C2] after 15 s without an answer the form says that the message may have arrived', async ({
  page,
}) => {
  await receive(page, () => new Promise(() => {}))
  await gotoWithFrozenClock(page, '/contact')
  await fillIn(page)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()

  await page.clock.runFor(14_900)
  await expect(failure(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(failure(page)).toContainText('may have arrived all the same')
  await expectInquiryKept(page)
})

test('[C2 K3] the notice of a failure disappears after five seconds, and the message below the button stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await receive(page, jsonAnswer(500, {}))
  await gotoWithFrozenClock(page, '/contact')
  await fillIn(page)
  await send(page).click()
  await expect(notice(page)).toContainText('didn’t go through')

  await page.clock.runFor(4900)
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(600)
  await expect(notice(page)).toBeHidden()
  await expect(failure(page)).toBeVisible()
})

test('[C2] offline nothing is sent, and back online only a press sends it', async ({
  page,
  context,
}) => {
  const posts = await receive(page, ACCEPTED)
  await page.goto('/contact')
  await fillIn(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(failure(page, /^You’re offline/)).toBeVisible()
  await expectInquiryKept(page)

  await context.setOffline(false)
  await expect(failure(page, /^You’re back online/)).toContainText('It goes when you say so.')
  await expect(liveRegions(page).filter({ hasText: /^You’re back online/ })).toHaveCount(1)
  expect(posts).toEqual([])

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('[C2] a manual retry is sent even if the browser wrongly reports offline', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  const posts = await receive(page, ACCEPTED)
  await sendInquiry(page)
  await expect(failure(page, /^You’re offline/)).toBeVisible()
  expect(posts).toEqual([])

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(posts).toHaveLength(1)
})
