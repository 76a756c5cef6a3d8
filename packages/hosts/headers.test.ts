import { expect, test } from 'vitest'

import { headerRules, headersFor } from './headers.ts'

const ORIGINS = {
  frames: ['https://calendar.example', 'https://map.example'],
  payments: ['https://calendar.example'],
  receivers: [],
  forms: [],
}

const rules = headerRules(ORIGINS)

const page = headersFor(rules, '/about')

function policy(directive: string, headers = page) {
  const found = headers['Content-Security-Policy']
    ?.split('; ')
    .find((one) => one.startsWith(directive))
  return found?.split(' ').slice(1)
}

test('a page may frame the calendar and the map, and nothing else', () => {
  expect(policy('default-src')).toEqual(["'none'"])
  expect(policy('frame-src')).toEqual(['https://calendar.example', 'https://map.example'])
})

test('a page may probe the calendar and the map', () => {
  expect(policy('connect-src')).toEqual([
    "'self'",
    'https://calendar.example',
    'https://map.example',
  ])
})

test("scripts and styles come from the site's own files only", () => {
  expect(policy('script-src')).toEqual(["'self'"])
  expect(policy('style-src')).toEqual(["'self'"])
})

test('inline scripts and styles are blocked', () => {
  expect(page['Content-Security-Policy']).not.toContain('unsafe')
})

test('no other site may frame a page', () => {
  expect(policy('frame-ancestors')).toEqual(["'none'"])
})

test('the site also works over plain http', () => {
  expect(page['Content-Security-Policy']).not.toContain('upgrade-insecure-requests')
  expect(page).not.toHaveProperty('Strict-Transport-Security')
})

test('a page may post to the receiver of inquiries, with and without JavaScript', () => {
  const receivers = ['https://receiver.example']
  const forms = ['https://receiver.example', 'https://studio.example']
  const connected = headersFor(headerRules({ ...ORIGINS, receivers, forms }), '/contact')

  expect(policy('form-action', connected)).toEqual(forms)
  expect(policy('connect-src', connected)).toContain('https://receiver.example')
})

test('where nothing receives inquiries, no form may post', () => {
  expect(policy('form-action')).toEqual(["'none'"])
})

test('without a paid calendar nobody may ask for a payment', () => {
  const free = headersFor(headerRules({ ...ORIGINS, payments: [] }), '/booking')

  expect(free['Permissions-Policy']).toContain('payment=()')
})

test('only the calendar may ask for a payment', () => {
  expect(page['Permissions-Policy']).toContain('payment=(self "https://calendar.example")')
  expect(page['Permissions-Policy']).toContain('camera=()')
})

test('the map receives the referrer that it requires', () => {
  expect(page['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
})

test('a page is revalidated on every visit, so that a change shows at once', () => {
  expect(page['Cache-Control']).toBe('no-cache')
})

test.for(['/assets/page-1a2b.js', '/uploads/umbrella-736.avif'])(
  '%s, whose name changes with its content, is cached for a year',
  (path) => {
    const headers = headersFor(rules, path)

    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  },
)

test('pages name the speculation rules, which have their own media type', () => {
  expect(page['Speculation-Rules']).toBe('"/speculation-rules.json"')
  expect(headersFor(rules, '/speculation-rules.json')['Content-Type']).toBe(
    'application/speculationrules+json',
  )
})

test.for(['/uploads/umbrella-736.avif', '/assets/edge-1a2b.svg'])(
  "%s opened by itself allows the browser's own styles, and no scripts",
  (path) => {
    expect(headersFor(rules, path)['Content-Security-Policy']).toBe(
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    )
  },
)
