import { expect, test } from 'vitest'

import { exampleSite } from '../tests/example-site.ts'
import { withMetaPolicy } from './github-pages.ts'

test('the policy comes before all that it restricts, and only the charset comes before it', () => {
  const html = withMetaPolicy(
    '<html><head><link href="/a.css"><meta charSet="utf-8"/></head></html>',
    exampleSite,
  )
  expect(html).toMatch(
    /^<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; /,
  )
  expect(html.match(/charset/gi)).toHaveLength(1)
  // Browsers accept this in a header only.
  expect(html).not.toContain('frame-ancestors')
  expect(html).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">')
})
