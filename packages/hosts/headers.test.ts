import { expect, test } from 'vitest'

import { headerRules, headersFor, type ThirdPartyOrigins } from './headers.ts'

const [CALENDAR, MAP] = ['https://calendar.example', 'https://map.example']
const ORIGINS = { frames: [CALENDAR, MAP], payments: [CALENDAR], receivers: [], forms: [] }

const pageWith = (other: Partial<ThirdPartyOrigins> = {}) =>
  headersFor(headerRules({ ...ORIGINS, ...other }), '/about')

test('a page may load its own files, frame and probe the calendar and the map, and nothing else', () => {
  const { 'Content-Security-Policy': policy, 'Permissions-Policy': features, ...rest } = pageWith()

  expect(policy?.split('; ')).toEqual([
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
  expect(features).toBe(
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
      `magnetometer=(), microphone=(), midi=(), usb=(), payment=(self "${CALENDAR}")`,
  )
  expect(rest).toEqual({
    'X-Content-Type-Options': 'nosniff',
    // The map requires it.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Speculation-Rules': '"/speculation-rules.json"',
    'Cache-Control': 'no-cache',
  })
})

test.for<[what: string, origins: Partial<ThirdPartyOrigins>, parts: string[]]>([
  [
    'a page that shows another one of the site may be in a frame there, and pay',
    { frames: ["'self'"], payments: ["'self'"] },
    ["frame-src 'self'; ", "frame-ancestors 'self'", 'payment=(self)'],
  ],
  [
    'a page may post to the receiver of inquiries, with and without JavaScript',
    { receivers: ['https://in.example'], forms: ['https://in.example', 'https://june.example'] },
    [`${MAP} https://in.example;`, 'form-action https://in.example https://june.example;'],
  ],
  ['a calendar that is not paid in may not ask for a payment', { payments: [] }, ['payment=()']],
])('%s', ([, origins, parts]) => {
  const headers = Object.values(pageWith(origins)).join('\n')
  for (const part of parts) expect(headers).toContain(part)
})
