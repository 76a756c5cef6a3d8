import { expect, test } from 'vitest'

import { headerRules, headersFor } from './headers.ts'
import { exampleSite } from './tests/example-site.ts'

const [CALENDAR, MAP] = ['https://calendar.example', 'https://map.example']
const ORIGINS = { frames: [CALENDAR, MAP], payments: [CALENDAR], receivers: [], forms: [] }
const page = headersFor(headerRules(ORIGINS), '/about')

test('a page may load its own files, frame and probe the calendar and the map, and nothing else', () => {
  expect(page['Content-Security-Policy']?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${CALENDAR} ${MAP}`,
    `frame-src ${CALENDAR} ${MAP}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
})

test('a page that shows another one of the site may be in a frame there, and pay', () => {
  const own = headersFor(headerRules({ ...ORIGINS, frames: ["'self'"], payments: ["'self'"] }), '/')

  expect(own['Content-Security-Policy']).toContain("frame-src 'self'; ")
  expect(own['Content-Security-Policy']).toContain("frame-ancestors 'self'")
  expect(own['Permissions-Policy']).toContain('payment=(self)')
})

test('a page may post to the receiver of inquiries, with and without JavaScript', () => {
  const receivers = ['https://receiver.example']
  const forms = ['https://receiver.example', 'https://studio.example']
  const connected = headersFor(headerRules({ ...ORIGINS, receivers, forms }), '/contact')

  expect(connected['Content-Security-Policy']).toContain(`form-action ${forms.join(' ')};`)
  expect(connected['Content-Security-Policy']).toContain(`${MAP} https://receiver.example;`)
})

test('only a calendar that is paid in may ask for a payment', () => {
  const free = headersFor(headerRules({ ...ORIGINS, payments: [] }), '/booking')

  expect(page['Permissions-Policy']).toContain(`payment=(self "${CALENDAR}")`)
  expect(free['Permissions-Policy']).toContain('payment=()')
  expect(page['Permissions-Policy']).toContain('camera=()')
})

test('a page is revalidated on every visit, and names the speculation rules', () => {
  expect(page).toMatchObject({
    'Cache-Control': 'no-cache',
    // The map requires it.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Speculation-Rules': '"/speculation-rules.json"',
  })
})

test('hosts insist on https for two years, and the preview works over plain http', () => {
  expect(page).not.toHaveProperty('Strict-Transport-Security')
  expect(exampleSite.general['Strict-Transport-Security']).toBe('max-age=63072000')
})

test.for([
  ['/assets/page-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/uploads/umbrella-736.avif', 'public, max-age=31536000, immutable, no-transform'],
] as const)(
  "%s is cached for a year, and opened alone allows the browser's own styles and no scripts",
  ([path, caching]) => {
    expect(headersFor(exampleSite, path)).toMatchObject({
      'Cache-Control': caching,
      'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=63072000',
    })
  },
)
