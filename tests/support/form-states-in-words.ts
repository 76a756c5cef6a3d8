import type { Page } from '@playwright/test'

import { ACCEPTED, jsonAnswer, receive, sendBroken, type RouteAnswer } from './inquiry.ts'
import type { StudioName } from '../studios/studios.ts'
import type { StudioWords } from '../studios/words-of.ts'
import { expect } from './test.ts'

export type Open = (page: Page, words: StudioWords, name: StudioName) => Promise<void>

/** How to get into a state of the form, in any language. */
export const FORM_STATES: Record<string, Open> = {
  async 'a form that is being sent'(page, { contact }) {
    await receive(page, () => new Promise(() => {}))
    await sendForm(page)
    await expect(page.getByRole('button', { name: contact.inquiry.sending })).toBeVisible()
  },

  async 'the thank-you, and the copy that is kept'(page, { contact }) {
    await receive(page, ACCEPTED)
    await page.clock.install({ time: '2027-03-06T12:00:00' })
    await sendForm(page)
    const { heading, copy } = contact.inquiry.thanks
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.clock.runFor(3100)
    await page.locator('summary', { hasText: copy! }).click()
    await expect(page.locator('details[open]')).toBeVisible()
  },

  'a fault of the receiver': undelivered('broken', jsonAnswer(500, {})),
  'a refusal in the words of the receiver': undelivered(
    'refused',
    jsonAnswer(422, { error: 'x', errors: [{ message: 'No links in this form, please' }] }),
  ),
  'the page of a hotel’s network': undelivered('unclear', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  ),
  'no answer': undelivered('unreachable', (route) => route.abort()),

  async 'a refusal of a field, in the words of the receiver'(page, { contact }) {
    const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
    await receive(page, jsonAnswer(422, { error: 'x', errors }))
    await sendForm(page)
    const { refused } = contact.inquiry.failure.reasons
    await expect(page.locator('[name=email]')).toHaveAccessibleDescription(refused.text)
  },

  async 'a busy receiver'(page, { contact }) {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Retry-After',
      'Retry-After': '90',
    }
    await receive(page, (route) => route.fulfill({ status: 429, headers }))
    await sendForm(page)
    await expect(page.getByText(contact.inquiry.failure.reasons.busy.until!)).toBeVisible()
  },

  async 'an answer that is late'(page, { contact }) {
    await receive(page, () => new Promise(() => {}))
    await page.clock.install()
    await sendForm(page)
    await page.clock.runFor(15_100)
    const { late } = contact.inquiry.failure.reasons
    await expect(page.getByRole('heading', { name: late.heading })).toBeVisible()
  },

  async 'a lost connection that is back'(page, { contact }) {
    const { offline, online } = contact.inquiry.failure.reasons
    await page.goto('/contact')
    await page.context().setOffline(true)
    await sendForm(page, { isOpen: true })
    await expect(page.getByRole('heading', { name: offline.heading })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: online.heading })).toBeVisible()
  },

  async 'a form that crashed'(page, { contact }) {
    await receive(page, jsonAnswer(500, {}))
    await sendForm(page)
    await expect(page.getByRole('button', { name: contact.inquiry.failure.tryAgain })).toBeVisible()
    await sendBroken(page)
    const { crashed } = contact.inquiry.failure.reasons
    await expect(page.getByRole('alert').filter({ hasText: crashed.heading })).toBeVisible()
  },
}

function undelivered(
  reason: 'broken' | 'refused' | 'unclear' | 'unreachable',
  answer: RouteAnswer,
): Open {
  return async (page, { contact }) => {
    await receive(page, answer)
    await sendForm(page)
    const { heading, text } = contact.inquiry.failure.reasons[reason]
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
  }
}

/** Sends a form with letters that are in no word. */
async function sendForm(page: Page, { isOpen = false } = {}) {
  if (!isOpen) await page.goto('/contact')
  const written = { name: 'Å', email: 'a@b.example', preferredDate: '7', message: 'ø' }
  for (const [name, text] of Object.entries(written)) {
    await page.locator(`main [name=${name}]`).fill(text)
  }
  await page.locator('form [type=submit]').click()
}
