import { expect } from 'vitest'

import type { BuiltSite } from '../built-site.ts'
import { header, revalidated, status, type Check, type Questions } from '../question.ts'

const hashedFiles = (site: BuiltSite) => [site.script, site.stylesheet, site.font, site.photograph]

/** The headers of a page. Each host has its own words for `Cache-Control`. */
const secure: Check = (answer, site, request) => {
  for (const [name, value] of Object.entries(site.headers)) {
    if (name !== 'Cache-Control') header(name, value)(answer, site, request)
  }
}

/** Without this header a browser keeps the policy that it has. */
const unchangedPolicy: Check = (answer, site, request) => {
  if (answer.headers['content-security-policy']) secure(answer, site, request)
}

const MEDIA_TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  woff2: /^font\/woff2$/,
  avif: /^image\/avif$/,
}

const mediaType: Check = ({ headers }, _site, { path }) =>
  expect(headers['content-type'], path).toMatch(MEDIA_TYPES[path.split('.').at(-1)!]!)

/** The headers of pages and files. */
export const headers: Questions = {
  'Every page and the 404 page have the security headers': [
    ({ pages }) => [...pages, '/nope', '/a/b/c'],
    secure,
  ],
  'A redirect has the security headers': [
    ['/about/', '/index.html'],
    [status(301, 308), secure],
  ],
  'A 304 does not change the policy': [
    ['/about'],
    [status(304), unchangedPolicy],
    ({ etag = '' }) => ({ 'if-none-match': etag }),
  ],
  'Browsers must use https for two years': [
    ['/', '/nope'],
    header('Strict-Transport-Security', 'max-age=63072000'),
  ],
  'Pages, redirects and the 404 page are revalidated on every visit': [
    ({ pages }) => [...pages, '/about/', '/nope'],
    revalidated,
  ],
  'A hashed file is cached for a year': [
    hashedFiles,
    [
      status(200),
      header('Cache-Control', /^public, max-age=31536000, immutable(, no-transform)?$/),
    ],
  ],
  'Nothing on the way may recompress a photograph': [
    ({ photograph }) => [photograph],
    header('Cache-Control', /, no-transform$/),
  ],
  'A photograph opened alone may have inline styles, and no scripts': [
    ({ photograph }) => [photograph],
    [
      header(
        'Content-Security-Policy',
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
      ),
      header('X-Content-Type-Options', 'nosniff'),
    ],
  ],
  'Scripts, styles, fonts and photographs have their media type': [
    (site) => [...hashedFiles(site), '/favicon.svg'],
    mediaType,
  ],
  'The speculation rules have their media type': [
    ['/speculation-rules.json'],
    header('Content-Type', /^application\/speculationrules\+json/),
  ],
}
