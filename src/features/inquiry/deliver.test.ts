import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

import { receivers } from '@studio/services/receivers/receivers'
import type { Encoding, ReceiverSettings } from '@studio/services/receivers/settings'

import { deliver, post } from './deliver.ts'
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
  success: 'json',
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Delivers to a receiver whose response has this status and body. */
function delivered(status: number, text: (signal: AbortSignal) => Promise<string>) {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => ({
    status,
    headers: new Headers(),
    text: () => text(signal),
  }))
  return deliver(to('json'), FIELDS, { evenOffline: false })
}

test.for([
  ['with a good status the message may have arrived', 200, 'unclear'],
  ['a server error is still a server error', 500, 'broken'],
] as const)('when a response breaks off, %s', async ([, status, reason]) => {
  const outcome = delivered(status, () => Promise.reject(new TypeError('network error')))

  expect(await outcome).toMatchObject({ reason })
})

const ENDPOINT = { ...to('json'), success: 'status' as const }
const THANKFUL = { ...to('json'), success: { text: 'Thank you' } }
const NETLIFY = receivers.netlify.settings('inquiry')
const THANKS = '<!doctype html><title>Thank you!</title><h1>Thank you!</h1>'
const NOT_FOUND = '\uFEFF\n<!DOCTYPE html><title>Page not found</title>'
/** As the site's own pages are. They thank, too. */
const OWN =
  '<!doctype html><p>Thank you!</p><script id="page-data" type="application/json">{}</script>'

// gatsby-netlify-form-example#1 and #17: a post gets 200 and a page, and no message arrives.
test.for([
  ['unclear', 'Netlify, by the site’s own page', NETLIFY, OWN],
  ['unclear', 'Netlify, by another page', NETLIFY, NOT_FOUND],
  ['unclear', 'an own endpoint, by the site’s own page', ENDPOINT, OWN],
  ['unclear', 'an own endpoint, by a host’s page for missing files', ENDPOINT, NOT_FOUND],
  ['unclear', 'an endpoint known by its words, by the site’s own page', THANKFUL, OWN],
  ['unclear', 'an endpoint known by its words, by another page', THANKFUL, NOT_FOUND],
  ['sent', 'Netlify, by its page', NETLIFY, THANKS],
  ['sent', 'an own endpoint, by OK', ENDPOINT, 'OK'],
  ['sent', 'an endpoint known by its words, by them', THANKFUL, THANKS],
] as const)('a message is %s that is answered for %s', async ([expected, , receiver, page]) => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response(page))
  const outcome = await deliver(receiver, FIELDS, { evenOffline: false })

  expect(outcome === 'sent' ? outcome : outcome.reason).toBe(expected)
})

test('a stalled response times out after fifteen seconds', async () => {
  vi.useFakeTimers()
  const outcome = delivered(
    200,
    (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
  )
  await vi.advanceTimersByTimeAsync(15_000)

  expect(await outcome).toMatchObject({ reason: 'unclear' })
})

test.for([
  ['a message of usual length survives closing the page', 5_000, true],
  // Browsers refuse more than 64 KB.
  ['a long one does not', 10_000, false],
] as const)('%s', ([, length, keepalive]) => {
  const fields = { ...FIELDS, message: 'x'.repeat(length) }

  expect(post(to('json'), fields)).toMatchObject({ keepalive })
})

test('the receiver gets the origin, and no cookies', () => {
  expect(post(to('json'), FIELDS)).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
})

test.for(['json', 'multipart', 'urlencoded'] as const)(
  'whatever is typed arrives as %s',
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(typedFields, async (fields) => {
        const { endpoint } = to(encoding)
        const request = new Request(endpoint, post(to(encoding), fields))

        expect(await read(request, encoding)).toEqual({
          key: '1a2b',
          ...(encoding === 'multipart' ? withFormLines(fields) : fields),
        })
      }),
      { numRuns: 60 },
    )
  },
)

async function read(request: Request, encoding: Encoding) {
  if (encoding === 'json') return request.json()
  if (encoding === 'multipart') return Object.fromEntries(await request.formData())
  return Object.fromEntries(new URLSearchParams(await request.text()))
}

/** Multipart forms end their lines in their own way. */
function withFormLines(fields: Record<string, string>) {
  const lines = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n')
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, lines(text)]))
}
