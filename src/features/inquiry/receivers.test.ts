import { expect, test } from 'vitest'

import { receivers, type ReceiverName } from '@studio/services/receivers/receivers'
import { verdict } from '@studio/services/receivers/verdict'

import { post } from './deliver.ts'

const FIELDS = {
  name: 'Nadia Brooks',
  email: 'nadia@example.com',
  preferredDate: 'A Saturday in May',
  message: 'Theo and me, NoDa after the shops close.',
}
const SITE = 'https://june.example'
const KEY = '6f1c2a52-93d1-4b0e-8f0a-2c4d5e6f7a8b'
/** What a receiver says of one field, or of the studio’s form. */
const SAID = 'This does not look right.'

type ReceiverResponse = [status: number, said: unknown]
type Row = {
  is: string
  to: string
  type: string
  body?: Record<string, string>
  yes: ReceiverResponse
  no: ReceiverResponse
}

/** For each service: its setting, the request that it gets, and its answers, good and bad. */
const ROWS: Record<ReceiverName, Row> = {
  formspree: {
    is: 'mqkvgrdz',
    to: 'https://formspree.io/f/mqkvgrdz',
    type: 'multipart/form-data',
    yes: [200, { ok: true, next: 'https://formspree.io/thanks' }],
    no: [422, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: SAID }] }],
  },
  web3forms: {
    is: KEY,
    to: 'https://api.web3forms.com/submit',
    type: 'multipart/form-data',
    body: { access_key: KEY, ...FIELDS },
    yes: [200, { success: true, message: 'Email sent successfully!' }],
    no: [400, { statusCode: 400, success: false, body: { message: SAID } }],
  },
  formsubmit: {
    is: '8a1f3c5e7b9d2f4a6c8e0b1d3f5a7c9e',
    to: 'https://formsubmit.co/ajax/8a1f3c5e7b9d2f4a6c8e0b1d3f5a7c9e',
    type: 'application/json',
    yes: [200, { success: 'true', message: 'The form was submitted successfully.' }],
    no: [200, { success: 'false', message: SAID }],
  },
  formcarry: {
    is: 'dE3xSdf9a',
    to: 'https://formcarry.com/s/dE3xSdf9a',
    type: 'multipart/form-data',
    yes: [200, { code: 200, status: 'success' }],
    no: [422, { code: 422, status: 'error', message: SAID }],
  },
  basin: {
    is: '1a2b3c4d5e6f',
    to: 'https://usebasin.com/f/1a2b3c4d5e6f',
    type: 'multipart/form-data',
    yes: [200, { success: true }],
    no: [422, { error: SAID }],
  },
  staticforms: {
    is: 'sf_1a2b3c4d5e6f7a8b',
    to: 'https://api.staticforms.dev/submit',
    type: 'application/json',
    body: { apiKey: 'sf_1a2b3c4d5e6f7a8b', ...FIELDS },
    yes: [200, { success: true }],
    no: [400, { success: false, message: SAID }],
  },
  forminit: {
    is: 'k9x2m4p7q1z',
    to: 'https://forminit.com/f/k9x2m4p7q1z',
    type: 'multipart/form-data',
    body: {
      'fi-sender-fullName': FIELDS.name,
      'fi-sender-email': FIELDS.email,
      'fi-text-preferredDate': FIELDS.preferredDate,
      'fi-text-message': FIELDS.message,
    },
    yes: [200, { success: true, submission: { hashId: 'x1' } }],
    no: [422, { success: false, message: SAID, fieldName: 'fi-sender-email' }],
  },
  netlify: {
    is: 'inquiry',
    to: `${SITE}/`,
    type: 'application/x-www-form-urlencoded',
    body: { 'form-name': 'inquiry', ...FIELDS },
    yes: [200, '<h1>Thank you!</h1>'],
    no: [422, { message: SAID }],
  },
}

test.each(Object.entries(ROWS))('%s gets the message in its own format', async (name, row) => {
  const settings = receivers[name as ReceiverName].settings(row.is)
  const sent = new Request(new URL(settings.endpoint, SITE), post(settings, FIELDS))

  expect(sent.url).toBe(row.to)
  expect(sent.headers.get('content-type')).toContain(row.type)
  const body = row.type.includes('json')
    ? await sent.json()
    : Object.fromEntries(await sent.formData())
  expect(body).toEqual(row.body ?? FIELDS)
})

test.each(Object.entries(ROWS))('the answers of %s are understood', (name, { is, yes, no }) => {
  const settings = receivers[name as ReceiverName].settings(is)
  const outcome = ([status, said]: ReceiverResponse) =>
    verdict(settings, { status, body: JSON.stringify(said) })

  expect(outcome(yes)).toBe('sent')
  const isAboutField = JSON.stringify(no).includes('email')
  expect(outcome(no)).toEqual(
    isAboutField
      ? { reason: 'refused', problems: [{ field: 'email', text: SAID }] }
      : { reason: 'broken', problems: [] },
  )
})
