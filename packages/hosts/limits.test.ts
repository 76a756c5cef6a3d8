import { expect, test } from 'vitest'

import { exampleSite } from './tests/example-site.ts'
import { limitErrors } from './limits.ts'

const file = { name: 'uploads/dunes.avif', size: 80_000 }

test('an ordinary site is within the limits of every host', () => {
  expect(limitErrors(exampleSite, [file])).toEqual([])
})

test('every excess is reported at once, with what to do', () => {
  const rules = exampleSite.rules.map((rule) => ({
    ...rule,
    headers: { ...rule.headers, 'Content-Security-Policy': 'x'.repeat(1_990), Date: 'today' },
  }))
  const files = [
    ...Array.from({ length: 20_000 }, () => file),
    { name: 'uploads/poster.jpg', size: 26 * 1024 ** 2 },
  ]
  const pages = Array.from({ length: 700 }, (_, index) => `/session-${index}`)

  expect(
    limitErrors({ ...exampleSite, rules, pages: [...pages, `/${'long'.repeat(300)}`] }, files),
  ).toEqual([
    expect.stringContaining('1990 characters; Amazon CloudFront accepts 1783'),
    expect.stringMatching(/function for Amazon CloudFront has \d{6} bytes; it accepts 10240/),
    expect.stringContaining(
      '"Content-Security-Policy" has 2017 characters; Cloudflare accepts 2000',
    ),
    expect.stringContaining('is too long for a redirect'),
    expect.stringContaining('2103 redirects, three for each page; Cloudflare accepts 2000'),
    expect.stringContaining('20001 files; Cloudflare accepts 20000'),
    expect.stringContaining('"Date" of /* cannot be set on Netlify'),
    ...exampleSite.rules.slice(1).map(({ path }) => expect.stringContaining(`"Date" of ${path}`)),
    expect.stringContaining('uploads/poster.jpg has 26 MB; Cloudflare accepts 25 MB'),
    expect.stringContaining('GitHub Pages accepts 1024 MB'),
  ])
})

test('more header rules than Cloudflare accepts are an error', () => {
  const rules = Array.from({ length: 101 }, () => ({ path: '/*', headers: {} }))

  expect(limitErrors({ ...exampleSite, rules }, [])).toEqual([
    expect.stringContaining('101 header rules; Cloudflare accepts 100'),
  ])
})

test('more header rules than Vercel accepts are an error', () => {
  const files = Array.from(
    { length: 2_048 },
    (_, index) => `/uploads/${'long'.repeat(600)}-${index}`,
  )

  expect(limitErrors({ ...exampleSite, files }, [])).toEqual([
    expect.stringContaining('2049 header rules for Vercel, which accepts 2048'),
  ])
})
