import { readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'

import { receivers, type ReceiverName } from '@studio/services/receivers/receivers'
import type { Encoding, ReceiverSettings } from '@studio/services/receivers/settings'
import { speak } from '#src/ui/words.ts'

import { deliver, post } from './deliver.ts'
import { withFrames } from './inquiry-fields.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { inquiryText, mailLink } from './mail.ts'
import { readDraft } from './use-draft.ts'

const { inquiry: words } = parse(readFileSync('demo/content/contact.yaml', 'utf8'))
const FIELDS = {
  name: 'Nadia Brooks',
  email: 'nadia@example.com',
  preferredDate: '',
  message: 'Two of us, in NoDa.',
}
const BLANK = { name: '', email: '', preferredDate: '', message: '' }
const BACK = 'https://june.example/contact#sent'
const POST = { method: 'post', enctype: 'application/x-www-form-urlencoded' }

/** What the browser posts, and where to. The last field is for bots, and stays empty. */
test.for<[ReceiverName, form: object, fields: object]>([
  [
    'web3forms',
    { ...POST, action: 'https://api.web3forms.com/submit' },
    { access_key: 'x', redirect: BACK, botcheck: '' },
  ],
  [
    'netlify',
    { ...POST, action: '/contact#sent', name: 'x', 'netlify-honeypot': 'bot-field' },
    { 'form-name': 'x', 'bot-field': '' },
  ],
  // It takes no plain posts. The dialog validates, and sends nothing.
  ['forminit', { method: 'dialog' }, {}],
])('without JavaScript the form is one for %s', ([name, form, expected]) => {
  const html = formFor(name)

  expect(tagsIn(html, 'form')[0]).toMatchObject(form)
  // No answer is pressed.
  const fields = tagsIn(html, 'input|textarea').filter(({ type }) => type !== 'radio')
  const posted = fields.map((field) => [field.name, field.value ?? ''])
  expect(Object.fromEntries(posted)).toEqual({ ...BLANK, ...expected })
})

test('browsers and password managers are asked to leave the field for bots alone', () => {
  const html = formFor('formspree')

  expect(html).toMatch(/<label hidden="">[^<]+<input[^>]+name="_gotcha"/)
  expect(tagsIn(html, 'input').find(({ name }) => name === '_gotcha')).toMatchObject({
    autocomplete: 'off',
    tabindex: '-1',
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    'data-bwignore': '',
    'data-form-type': 'other',
  })
})

function formFor(name: ReceiverName) {
  speak({ language: 'en-US', controls: {} })
  const studio = {
    email: 'june@june.example',
    phone: undefined,
    url: 'https://june.example',
    inquiries: receivers[name].settings('x'),
    gallery: undefined,
  }
  const form = { ref: { current: null }, words, studio, sending: false, failed: false, written: {} }
  return renderToStaticMarkup(<InquiryForm {...form} />)
}

/** The attributes of each of these elements. */
function tagsIn(html: string, names: string): Record<string, string>[] {
  const tags = html.match(new RegExp(`<(${names})[^>]*>`, 'g')) ?? []
  return tags.map((tag) => {
    const attributes = tag.matchAll(/ ([\w-]+)="([^"]*)"/g)
    return Object.fromEntries(
      Array.from(attributes, ([, name = '', value = '']) => [name.toLowerCase(), value]),
    )
  })
}

test('the frames come before what was typed, in the place of earlier ones', () => {
  const frames = (before: string) => withFrames(before, 'I’d print {frames}.', '14, 22, 30')
  expect(frames('')).toBe('I’d print 14, 22, 30.\n')
  expect(frames('Place: Outdoors\nI’d print 1, 2, 3.\nWe are two.')).toBe(
    'I’d print 14, 22, 30.\nPlace: Outdoors\nWe are two.',
  )
})

test.for([
  ['broken', '{"name": "Nad', {}],
  ['null', 'null', {}],
  ['a number', '7', {}],
  ['empty', '', {}],
  ['partly of another kind', '{"name": "Nadia", "email": 7}', { name: 'Nadia' }],
] as const)('a draft that is %s leaves the fields that can be read', ([, kept, expected]) => {
  vi.stubGlobal('sessionStorage', { getItem: () => kept })

  expect(readDraft()).toEqual(expected)
})

/** Any text that can be typed or pasted. */
const typedText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '👩‍👩‍👧 at dusk',
    'مرحبا، نريد صورة',
    '\u202egnihton\u202c',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '&amp;&#x3C;b&gt;',
    'a&b=c?d#e%20+f',
    'one\ntwo\r\nthree\rfour',
    '\0',
  ),
)

/** The same, 100,000 characters long. */
const longText = typedText.map((text) => `${text}x`.repeat(100_000 / (text.length + 1)))

const typedFields = fc.record({
  name: typedText,
  email: typedText,
  preferredDate: typedText,
  message: fc.oneof({ weight: 9, arbitrary: typedText }, { weight: 1, arbitrary: longText }),
})

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

test('when a response breaks off, the message may have arrived, unless the status is an error', async () => {
  const start = (stream: ReadableStreamDefaultController) => stream.error(new TypeError())
  const brokenAfter = (status: number) =>
    outcomeOf(to('json'), async () => new Response(new ReadableStream({ start }), { status }))
  expect(await brokenAfter(200)).toBe('unclear')
  expect(await brokenAfter(500)).toBe('broken')
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

// Browsers refuse more than 64 KB.
test('a message survives closing the page unless it is long, and the receiver gets the origin and no cookies', () => {
  for (const length of [5_000, 10_000]) {
    expect(post(to('json'), { ...FIELDS, message: 'x'.repeat(length) })).toMatchObject({
      keepalive: length === 5_000,
      credentials: 'omit',
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
  }
})

/** Multipart forms and emails end their lines in their own way. */
const withFormLines = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n')

test.for(['json', 'multipart', 'urlencoded'] as const)(
  'whatever is typed arrives as %s, under the names that the receiver has for it',
  async (encoding) => {
    const names = { name: 'who', email: 'from', preferredDate: 'when', message: 'what' }
    const sent = (text: string) => (encoding === 'multipart' ? withFormLines(text) : text)
    await fc.assert(
      fc.asyncProperty(typedFields, async (fields) => {
        const request = new Request(to(encoding).endpoint, post({ ...to(encoding), names }, fields))
        const isJson = encoding === 'json'
        expect(
          isJson ? await request.json() : Object.fromEntries(await request.formData()),
        ).toEqual({
          key: '1a2b',
          who: sent(fields.name),
          from: sent(fields.email),
          when: sent(fields.preferredDate),
          what: sent(fields.message),
        })
      }),
      { numRuns: 30 },
    )
  },
)

const TO = 'hello@studio.example'

function opened(link: string) {
  const { pathname, searchParams } = new URL(link)
  return { to: pathname, ...Object.fromEntries(searchParams) } as Record<string, string>
}

test('any text fits into the link, and none adds a header', () => {
  fc.assert(
    fc.property(typedText, typedText, (subject, body) => {
      const link = mailLink({ to: TO, subject, body })
      expect(opened(link)).toEqual({
        to: TO,
        subject: subject.replace(/[\r\n]+/g, ' '),
        body: withFormLines(body),
      })
      expect(link).not.toMatch(/[\s<>"]/)
    }),
    { numRuns: 60 },
  )
})

// Windows passes on addresses of up to 2,083 characters: a longer link opens no email, and says nothing.
test('the link of a message of any length is short enough for Windows, and says that it is cut', () => {
  const cut = '… Copy it on the page, and paste it here.'
  fc.assert(
    fc.property(longText, longText, (subject, body) => {
      const link = mailLink({ to: TO, subject, body, cut })
      expect(link.length).toBeLessThan(2083)
      const written = opened(link).body!
      expect(written).toMatch(new RegExp(`${cut}$`))
      expect(withFormLines(body)).toContain(written.slice(0, -cut.length))
    }),
    { numRuns: 10 },
  )
})

test('the message comes first, then the other fields, without empty ones', () => {
  const text = `${FIELDS.message}\n\nName: ${FIELDS.name}\nEmail: ${FIELDS.email}`
  expect(inquiryText({ ...FIELDS, preferredDate: ' ' }, words)).toBe(text)
})
