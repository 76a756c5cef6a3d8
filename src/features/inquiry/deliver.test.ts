import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'

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

const ENDPOINT = { ...to('json'), success: 'status' as const }
const THANKFUL = { ...to('json'), success: { text: 'Thank you' } }
const NETLIFY = receivers.netlify.settings('inquiry')
const THANKS = '<!doctype html><title>Thank you!</title><h1>Thank you!</h1>'
const NOT_FOUND = '\uFEFF\n<!DOCTYPE html><title>Page not found</title>'
/** As the site's own pages are. They thank, too. */
const OWN =
  '<!doctype html><p>Thank you!</p><script id="page-data" type="application/json">{}</script>'

/** What a visitor is told after their message, where the network does that. */
async function outcomeOf(receiver: ReceiverSettings, fetch: typeof globalThis.fetch) {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', fetch)
  const outcome = await deliver(receiver, FIELDS, { evenOffline: false })
  return outcome === 'sent' ? outcome : outcome.reason
}

// A static host answers a post with 200 and a page where no form receives it, and no message arrives.
test.for([
  ['Netlify', NETLIFY, THANKS],
  ['an own endpoint', ENDPOINT, 'OK'],
  ['an endpoint known by its words', THANKFUL, THANKS],
] as const)('a message to %s is sent by its answer, and not by any page', async (row) => {
  const [, receiver, thanks] = row
  const outcome = (page: string) => outcomeOf(receiver, async () => new Response(page))
  expect(await outcome(OWN)).toBe('unclear')
  expect(await outcome(NOT_FOUND)).toBe('unclear')
  expect(await outcome(thanks)).toBe('sent')
})

test.for([
  ['a good status the message may have arrived', 200, 'unclear'],
  ['a server error it is still a server error', 500, 'broken'],
] as const)('when a response breaks off, with %s', async ([, status, reason]) => {
  const broken = new ReadableStream({
    start: (stream) => stream.error(new TypeError('broken off')),
  })
  expect(await outcomeOf(to('json'), async () => new Response(broken, { status }))).toBe(reason)
})

// What visitors read of one that never begins is in tests/journeys/delivery.ts.
test('a response that stalls is given up after fifteen seconds, and may have arrived', async () => {
  vi.useFakeTimers()
  const outcome = outcomeOf(to('json'), async (_, init) => {
    const stalled = () =>
      new Promise<void>((_resolve, reject) => init!.signal!.addEventListener('abort', reject))
    return new Response(new ReadableStream({ pull: stalled }))
  })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toBe('unclear')
})

test.for([
  ['of usual length survives closing the page', 5_000, true],
  // Browsers refuse more than 64 KB.
  ['that is long does not', 10_000, false],
] as const)('a message %s, and the receiver gets the origin and no cookies', (row) => {
  const [, length, keepalive] = row
  expect(post(to('json'), { ...FIELDS, message: 'x'.repeat(length) })).toMatchObject({
    keepalive,
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
})

test('a field is sent under the name that the receiver has for it', async () => {
  const names = { name: 'who', email: 'from', preferredDate: 'when', message: 'what' }
  const { body } = post({ ...to('json'), names }, FIELDS)
  expect(JSON.parse(body as string)).toMatchObject({ who: FIELDS.name, what: FIELDS.message })
})

test.for(['json', 'multipart', 'urlencoded'] as const)(
  'whatever is typed arrives as %s',
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(typedFields, async (fields) => {
        const request = new Request(to(encoding).endpoint, post(to(encoding), fields))
        const isMultipart = encoding === 'multipart'
        expect(await read(request, encoding)).toEqual({
          key: '1a2b',
          ...(isMultipart ? withFormLines(fields) : fields),
        })
      }),
      { numRuns: 30 },
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
