import { expect, test } from 'vitest'

import { limitErrors } from './limits.ts'
import { exampleSite } from './tests/example-site.ts'

const file = { name: 'uploads/dunes.avif', size: 80_000 }

test('an ordinary site is within the limits of every host', () => {
  expect(limitErrors(exampleSite, [file])).toEqual([])
})

test('every excess is reported at once, with what to do', () => {
  const rules = [{ path: '/*', headers: { 'Content-Security-Policy': 'x'.repeat(1_990) } }]
  const poster = { name: 'uploads/poster.jpg', size: 26 * 1024 ** 2 }
  const files = [...Array.from({ length: 20_000 }, () => file), poster]

  expect(limitErrors({ ...exampleSite, rules }, files)).toEqual([
    expect.stringContaining('uploads/poster.jpg has 26 MB; Cloudflare accepts 25 MB'),
    expect.stringContaining('20001 files; Cloudflare accepts 20000'),
    expect.stringContaining('GitHub Pages accepts 1024 MB'),
    expect.stringContaining('1990 characters; Amazon CloudFront accepts 1783'),
  ])
})
