import { expect, test } from 'vitest'

import { exampleSite } from '../tests/example-site.ts'
import { headersFile, netlifyHeadersFile, redirectsFile } from './underscore-files.ts'

test('on Cloudflare a later rule detaches the header of an earlier one, instead of joining it', () => {
  const uploads = headersFile(exampleSite).split('/uploads/*\n')[1]

  expect(uploads).toBe(
    '  ! Content-Security-Policy\n' +
      "  Content-Security-Policy: default-src 'none'; img-src 'self'; style-src 'unsafe-inline'\n" +
      '  ! Cache-Control\n' +
      '  Cache-Control: public, max-age=31536000, immutable\n',
  )
})

test('a header of one rule only is not detached', () => {
  expect(headersFile(exampleSite)).toContain('/speculation-rules.json\n  Content-Type: ')
})

test('on Netlify each hashed file has a rule, and no folder has one', () => {
  const paths = netlifyHeadersFile(exampleSite).match(/^\/.*$/gm)

  expect(paths).toEqual([
    '/*',
    '/speculation-rules.json',
    '/assets/a.1b2c.js',
    '/uploads/dunes-320-1a2b.avif',
    '/uploads/dunes-736-1a2b.avif',
  ])
})

test('every alias redirects to its page, unforced', () => {
  expect(redirectsFile(exampleSite)).toBe(
    '/index.html / 301\n/about/ /about 301\n/about.html /about 301\n/about/index.html /about 301\n',
  )
})
