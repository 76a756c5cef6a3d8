import { expect, test } from 'vitest'

import { headerRules, headersFor } from './headers.ts'
import { exampleSite } from './tests/example-site.ts'
import { pageHeaders, specificRules } from './site-manifest.ts'

const [CALENDAR, MAP] = ['https://calendar.example', 'https://map.example']
const ORIGINS = { frames: [CALENDAR, MAP], payments: [CALENDAR], receivers: [], forms: [] }
const YEAR = 'public, max-age=31536000, immutable'

const rules = headerRules(ORIGINS)
const page = headersFor(rules, '/about')

function policy(directive: string, headers = page) {
  const directives = headers['Content-Security-Policy']?.split('; ') ?? []
  return directives
    .find((one) => one.startsWith(directive))
    ?.split(' ')
    .slice(1)
}

test('a page may frame and probe the calendar and the map, and nothing else', () => {
  expect(policy('default-src')).toEqual(["'none'"])
  expect(policy('frame-src')).toEqual([CALENDAR, MAP])
  expect(policy('connect-src')).toEqual(["'self'", CALENDAR, MAP])
})

test("scripts and styles come from the site's own files only, and no other site frames a page", () => {
  expect(policy('script-src')).toEqual(["'self'"])
  expect(policy('style-src')).toEqual(["'self'"])
  expect(policy('frame-ancestors')).toEqual(["'none'"])
  expect(page['Content-Security-Policy']).not.toContain('unsafe')
})

test('the site also works over plain http, and hosts insist on https for two years', () => {
  expect(page['Content-Security-Policy']).not.toContain('upgrade-insecure-requests')
  expect(page).not.toHaveProperty('Strict-Transport-Security')
  expect(pageHeaders(exampleSite)['Strict-Transport-Security']).toBe('max-age=63072000')
})

test('a page may post to the receiver of inquiries, with and without JavaScript', () => {
  const receivers = ['https://receiver.example']
  const forms = ['https://receiver.example', 'https://studio.example']
  const connected = headersFor(headerRules({ ...ORIGINS, receivers, forms }), '/contact')

  expect(policy('form-action', connected)).toEqual(forms)
  expect(policy('connect-src', connected)).toContain('https://receiver.example')
  expect(policy('form-action')).toEqual(["'none'"])
})

test('only a calendar that is paid in may ask for a payment', () => {
  const free = headersFor(headerRules({ ...ORIGINS, payments: [] }), '/booking')

  expect(page['Permissions-Policy']).toContain(`payment=(self "${CALENDAR}")`)
  expect(free['Permissions-Policy']).toContain('payment=()')
  expect(page['Permissions-Policy']).toContain('camera=()')
})

test('the map receives the referrer that it requires', () => {
  expect(page['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
})

test('a page is revalidated on every visit, so that a change shows at once', () => {
  expect(page['Cache-Control']).toBe('no-cache')
})

test.for(['/assets/page-1a2b.js', '/uploads/umbrella-736.avif'])(
  "%s is cached for a year, and opened alone allows the browser's own styles and no scripts",
  (path) => {
    expect(headersFor(rules, path)).toMatchObject({
      'Cache-Control': YEAR,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    })
  },
)

test('a rule for some files includes the headers of the whole site', () => {
  const uploads = specificRules(exampleSite).find(({ path }) => path === '/uploads/*')
  expect(uploads?.headers).toMatchObject({
    'Cache-Control': YEAR,
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=63072000',
  })
})

test('pages name the speculation rules, which have their own media type', () => {
  const { 'Content-Type': type } = headersFor(rules, '/speculation-rules.json')
  expect(page['Speculation-Rules']).toBe('"/speculation-rules.json"')
  expect(type).toBe('application/speculationrules+json')
})
