import { expect, test } from 'vitest'

import { example } from '../tests/example.ts'
import { headersFile, netlifyHeadersFile, redirectsFile } from './underscore-files.ts'

test('Cloudflare, which joins what several rules say of a header, is told to forget the first', () => {
  const uploads = headersFile(example).split('/uploads/*\n')[1]

  expect(uploads).toBe(
    '  ! Content-Security-Policy\n' +
      "  Content-Security-Policy: default-src 'none'; img-src 'self'; style-src 'unsafe-inline'\n" +
      '  ! Cache-Control\n' +
      '  Cache-Control: public, max-age=31536000, immutable\n',
  )
})

test('what only one rule says is not taken away', () => {
  expect(headersFile(example)).toContain('/speculation-rules.json\n  Content-Type: ')
})

test('Netlify is told of each hashed file, and of no path at which one may be missing', () => {
  const paths = netlifyHeadersFile(example).match(/^\/.*$/gm)

  expect(paths).toEqual([
    '/*',
    '/speculation-rules.json',
    '/assets/a.1b2c.js',
    '/uploads/dunes-320-1a2b.avif',
    '/uploads/dunes-736-1a2b.avif',
  ])
})

test('each other form of a path leads to the page, and none is forced', () => {
  expect(redirectsFile(example)).toBe(
    '/index.html / 301\n/about/ /about 301\n/about.html /about 301\n/about/index.html /about 301\n',
  )
})
