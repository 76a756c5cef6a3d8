import { expect, test } from 'vitest'

import { example } from '../tests/example.ts'
import { withMetaPolicy } from './github-pages.ts'

const html = withMetaPolicy(
  '<html><head><link href="/a.css"><meta charSet="utf-8"/></head></html>',
  example,
)

test('the policy stands before all that it is about', () => {
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<link'))
  expect(html).toContain("script-src 'self'; ")
})

test('how the page is encoded is said once, and first, or it would be too late for browsers', () => {
  expect(html).toMatch(/^<html><head><meta charset="utf-8">/)
  expect(html.match(/charset/gi)).toHaveLength(1)
})

test('a directive that needs a header is left out, or browsers would complain of it', () => {
  expect(html).not.toContain('frame-ancestors')
})

test('the map learns which site it is shown on', () => {
  expect(html).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">')
})
