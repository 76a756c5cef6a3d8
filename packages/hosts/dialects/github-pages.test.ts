import { expect, test } from 'vitest'

import { exampleSite } from '../tests/example-site.ts'
import { withMetaPolicy } from './github-pages.ts'

const html = withMetaPolicy(
  '<html><head><link href="/a.css"><meta charSet="utf-8"/></head></html>',
  exampleSite,
)

test('the policy comes before everything that it restricts', () => {
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<link'))
  expect(html).toContain("script-src 'self'; ")
})

test('the charset comes first, where browsers look for it, and only once', () => {
  expect(html).toMatch(/^<html><head><meta charset="utf-8">/)
  expect(html.match(/charset/gi)).toHaveLength(1)
})

test('directives that browsers accept in a header only are left out', () => {
  expect(html).not.toContain('frame-ancestors')
})

test('the map receives the referrer that it requires', () => {
  expect(html).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">')
})
