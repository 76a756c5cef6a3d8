import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { ReceiverSettings, Encoding } from '@studio/services/receivers/settings'

import type { InquiryFields } from './inquiry-fields.ts'
import { post } from './post.ts'
import { typedFields } from './tests/typed-text.ts'

const FIELDS = {
  name: 'Nadia Brooks',
  email: 'nadia@example.com',
  preferredDate: '',
  message: 'Two of us, in NoDa.',
}

const to = (encoding: Encoding): ReceiverSettings => ({
  endpoint: 'https://receiver.example/in',
  encoding,
  extra: { key: '1a2b' },
  honeypot: '_gotcha',
  success: 'status',
})

/** What the receiver reads. */
async function received(settings: ReceiverSettings, fields: InquiryFields, honeypot = '') {
  const request = new Request(settings.endpoint, post(settings, { fields, honeypot }))
  if (settings.encoding === 'json') return request.json()
  if (settings.encoding === 'urlencoded') {
    return Object.fromEntries(new URLSearchParams(await request.text()))
  }
  return Object.fromEntries(await request.formData())
}

test('a filled honeypot is sent along', async () => {
  expect(await received(to('json'), FIELDS, 'cheap pills')).toHaveProperty('_gotcha', 'cheap pills')
})

test('an empty honeypot is not sent', async () => {
  expect(await received(to('json'), FIELDS)).not.toHaveProperty('_gotcha')
})

test('a message of usual length survives closing the page, a long one does not', () => {
  const about = (length: number) => {
    const fields = { ...FIELDS, message: 'x'.repeat(length) }
    return post(to('json'), { fields, honeypot: '' }).keepalive
  }

  expect(about(5_000)).toBe(true)
  // Browsers refuse more than 64 KB.
  expect(about(10_000)).toBe(false)
})

test('the receiver gets the origin, and no cookies', () => {
  expect(post(to('json'), { fields: FIELDS, honeypot: '' })).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
})

test.each(['json', 'multipart', 'urlencoded'] as const)(
  'whatever is typed arrives as %s',
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(typedFields, async (fields) => {
        const arrived = await received(to(encoding), fields)

        expect(arrived).toEqual({ key: '1a2b', ...asCarried(fields, encoding) })
      }),
      { numRuns: 60 },
    )
  },
)

/** Multipart forms end their lines in their own way. */
function asCarried(fields: InquiryFields, encoding: Encoding) {
  if (encoding !== 'multipart') return fields
  const lines = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n')
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, lines(text)]))
}
