import type { Page } from '@playwright/test'

import type { StudioName } from '../studios/studios.ts'
import { ACCEPTED, jsonAnswer, receive, sendBroken, type RouteAnswer } from '../support/inquiry.ts'
import { expect } from '../support/test.ts'
import { elapse } from './held-time.ts'
import { heading, WHOLE, type State } from './state.ts'

/** The studios whose form goes to a receiver. */
const RECEIVED: StudioName[] = ['formspree', 'arabic']

const NEVER: RouteAnswer = () => new Promise(() => {})

/** The states of the form, which on the demo sends nothing. What it says of each failure is a journey’s to prove. */
export const FORM_STATES: State[] = [
  {
    title: 'a form that is refused',
    async open(page, { contact: { inquiry } }) {
      await page.goto('/contact')
      await page.locator('main [name=email]').fill('nadia@')
      await page.locator('form [type=submit]').click()
      await expect(page.getByRole('textbox', { name: inquiry.name.label })).toBeFocused()
    },
    within: 'form',
    heard: ({ contact: { inquiry } }) => [
      `textbox "${inquiry.name.label}" [invalid]`,
      `textbox "${inquiry.email.label}" [invalid]`,
      `textbox "${inquiry.preferredDate.label}"`,
      `textbox "${inquiry.message.label}" [invalid]`,
      `button "${inquiry.button}"`,
    ],
  },
  {
    title: 'a form that is being sent',
    async open(page, { contact }) {
      await sendForm(page, NEVER)
      await expect(page.getByRole('button', { name: contact.inquiry.sending })).toBeVisible()
    },
    within: 'form',
    heard: ({ contact: { inquiry } }) => [`button "${inquiry.sending}" [disabled]`],
    studios: RECEIVED,
  },
  {
    title: 'the thank-you',
    async open(page, { contact }) {
      await sendForm(page, ACCEPTED)
      await expect(page.getByText(contact.inquiry.thanks.text, { exact: true })).toBeVisible()
    },
    within: 'main [role=status]',
    heard: ({ contact: { inquiry } }) => [
      'status',
      heading(2, inquiry.thanks.heading),
      `paragraph: ${inquiry.thanks.text}`,
    ],
  },
  {
    title: 'the copy that is kept',
    async open(page, { contact: { inquiry } }) {
      await sendForm(page, ACCEPTED)
      await expect(page.getByText(inquiry.thanks.text, { exact: true })).toBeVisible()
      await elapse(page)
      await expect(page.getByText(inquiry.thanks.text, { exact: true })).toHaveCount(0)
      await page.locator('summary', { hasText: inquiry.thanks.copy! }).click()
    },
    within: 'main details',
    heard: ({ contact: { inquiry } }) => [
      'group',
      `term: ${inquiry.name.label}`,
      'definition: Å',
      `term: ${inquiry.email.label}`,
      'definition: a@b.example',
      `term: ${inquiry.preferredDate.label}`,
      'definition: 7',
      `term: ${inquiry.message.label}`,
      'definition: ø',
    ],
    studios: WHOLE,
  },
  {
    title: 'a form that did not arrive',
    async open(page, { contact: { inquiry } }) {
      await sendForm(page, jsonAnswer(500, {}))
      const { heading: why } = inquiry.failure.reasons.broken
      await expect(page.getByRole('heading', { name: why })).toBeVisible()
    },
    within: 'form',
    heard: ({ contact: { inquiry }, controls, studio }) => [
      heading(3, inquiry.failure.reasons.broken.heading),
      `button "${inquiry.failure.tryAgain}"`,
      `link "${inquiry.failure.email}"`,
      `button "${controls.copying.message}"`,
      `link "${studio.phone}"`,
    ],
    studios: RECEIVED,
    logs: /Failed to load resource/,
  },
  {
    title: 'a field that the receiver refuses',
    async open(page, { contact, controls }) {
      const errors = [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }]
      await sendForm(page, jsonAnswer(422, { error: 'x', errors }))
      const { text } = contact.inquiry.failure.reasons.refused
      await expect(page.locator('[name=email]')).toHaveAccessibleDescription(text)
      // The notice of it lies over the form, and is a state of its own.
      await page.getByRole('button', { name: controls.notices.dismiss }).click()
    },
    within: 'form',
    heard: ({ contact: { inquiry } }) => [
      `textbox "${inquiry.name.label}"`,
      `textbox "${inquiry.email.label}" [invalid]`,
    ],
    studios: ['arabic'],
    logs: /Failed to load resource/,
  },
  {
    title: 'a form that crashed',
    async open(page, { contact }) {
      await sendForm(page, jsonAnswer(500, {}))
      const { reasons, tryAgain } = contact.inquiry.failure
      await expect(page.getByRole('button', { name: tryAgain })).toBeVisible()
      await sendBroken(page)
      await expect(page.getByRole('heading', { name: reasons.crashed.heading })).toBeVisible()
    },
    within: 'main',
    heard: ({ contact: { inquiry }, controls }) => [
      heading(2, inquiry.heading),
      'alert',
      heading(3, inquiry.failure.reasons.crashed.heading),
      `link "${inquiry.failure.email}"`,
      `button "${controls.copying.message}"`,
    ],
    studios: RECEIVED,
    logs: /./,
  },
]

/** With letters that are in no word. */
async function sendForm(page: Page, answer: RouteAnswer) {
  await receive(page, answer)
  await page.goto('/contact')
  const written = { name: 'Å', email: 'a@b.example', preferredDate: '7', message: 'ø' }
  for (const [name, text] of Object.entries(written)) {
    await page.locator(`main [name=${name}]`).fill(text)
  }
  await page.locator('form [type=submit]').click()
}
