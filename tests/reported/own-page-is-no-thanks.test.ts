import { afterEach, expect, test, vi } from 'vitest'

import { receivers } from '../../packages/services/receivers/receivers.ts'
import type { ReceiverSettings } from '../../packages/services/receivers/settings.ts'
import { inquiries } from '../../pipeline/content/schemas/inquiries.ts'
import { deliver } from '../../src/features/inquiry/deliver.ts'

const FIELDS = { name: 'Nadia', email: 'nadia@example.com', preferredDate: '', message: 'Hello' }

const endpoint = (success?: object) =>
  inquiries.parse({
    receiver: 'endpoint',
    address: 'https://forms.example/in',
    encoding: 'json',
    success,
  })!

const NETLIFY = receivers.netlify.settings('inquiry')
const THANKS = '<!doctype html><title>Thank you!</title><h1>Thank you!</h1>'
const NOT_FOUND = '\uFEFF\n<!DOCTYPE html><title>Page not found</title>'
const PORTAL = '<html><body>Welcome, guest. Please sign in.'
/** As the site's own pages are. They thank, too. */
const OWN =
  '<!doctype html><p>Thank you!</p><script id="page-data" type="application/json">{}</script>'

afterEach(() => vi.unstubAllGlobals())

async function outcomeOf(receiver: ReceiverSettings, status: number, body: string) {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response(body || null, { status }))
  const outcome = await deliver(receiver, FIELDS, { evenOffline: false })
  return outcome === 'sent' ? outcome : outcome.reason
}

// miriam-gonzalez-case#149, gatsby-netlify-form-example#1 and #17: POST gets 200 and a page, and no message arrives.
test.for([
  ['Netlify, by the site’s own page', NETLIFY, OWN],
  ['Netlify, by another page', NETLIFY, NOT_FOUND],
  ['Netlify, by the page of a hotel’s network', NETLIFY, PORTAL],
  ['an own endpoint, by the site’s own page', endpoint(), OWN],
  ['an own endpoint, by a host’s page for missing files', endpoint(), NOT_FOUND],
  ['an own endpoint, by the page of a hotel’s network', endpoint(), PORTAL],
  ['an own endpoint with a page, by the site’s own', endpoint({ text: 'Thank you' }), OWN],
  ['an own endpoint with a page, by another', endpoint({ text: 'Thank you' }), NOT_FOUND],
  ['any other service', receivers.basin.settings('1a2b3c'), OWN],
] as const)('nobody is thanked for %s', async ([, receiver, page]) => {
  expect(await outcomeOf(receiver, 200, page)).toBe('unclear')
})

test.for([
  ['Netlify’s own page', NETLIFY, 200, THANKS],
  ['an own endpoint without words', endpoint(), 204, ''],
  ['an own endpoint that says OK', endpoint(), 200, 'OK'],
  ['an own endpoint’s page', endpoint({ text: 'Thank you' }), 200, THANKS],
] as const)('a visitor is thanked by %s', async ([, receiver, status, page]) => {
  expect(await outcomeOf(receiver, status, page)).toBe('sent')
})
