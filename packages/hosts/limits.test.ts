import { expect, test } from 'vitest'

import { example } from './tests/example.ts'
import { beyondLimits } from './limits.ts'

const file = { name: 'uploads/dunes.avif', size: 80_000 }

test('an ordinary site is within what every host takes', () => {
  expect(beyondLimits(example, [file])).toEqual([])
})

test('all that is too much is said at once, each with what to do', () => {
  const rules = example.rules.map((rule) => ({
    ...rule,
    headers: { ...rule.headers, 'Content-Security-Policy': 'x'.repeat(1_990), Date: 'today' },
  }))
  const files = [
    ...Array.from({ length: 20_000 }, () => file),
    { name: 'uploads/poster.jpg', size: 26 * 1024 ** 2 },
  ]
  const pages = Array.from({ length: 700 }, (_, index) => `/session-${index}`)

  expect(
    beyondLimits({ ...example, rules, pages: [...pages, `/${'long'.repeat(300)}`] }, files),
  ).toEqual([
    expect.stringContaining('1990 characters; Amazon CloudFront takes 1783'),
    expect.stringMatching(/function for Amazon CloudFront has \d{6} bytes; it takes 10240/),
    expect.stringContaining('"Content-Security-Policy" has 2017 characters; Cloudflare takes 2000'),
    expect.stringContaining('is too long to be redirected'),
    expect.stringContaining('2103 redirects, three for each page; Cloudflare takes 2000'),
    expect.stringContaining('20001 files; Cloudflare takes 20000'),
    expect.stringContaining('"Date" of /* cannot be set on Netlify'),
    ...example.rules.slice(1).map(({ path }) => expect.stringContaining(`"Date" of ${path}`)),
    expect.stringContaining('uploads/poster.jpg has 26 MB; Cloudflare takes 25 MB'),
    expect.stringContaining('GitHub Pages takes 1024 MB'),
  ])
})

test('more rules than Cloudflare takes are counted', () => {
  const rules = Array.from({ length: 101 }, () => ({ path: '/*', headers: {} }))

  expect(beyondLimits({ ...example, rules }, [])).toEqual([
    expect.stringContaining('101 header rules; Cloudflare takes 100'),
  ])
})

test('more rules than Vercel takes are counted, each of which names some of the hashed files', () => {
  const files = Array.from(
    { length: 2_048 },
    (_, index) => `/uploads/${'long'.repeat(600)}-${index}`,
  )

  expect(beyondLimits({ ...example, files }, [])).toEqual([
    expect.stringContaining('2049 header rules for Vercel, which takes 2048'),
  ])
})
