import { expect } from 'vitest'

import { get, status, type Check, type Questions } from '../question.ts'

const EVIL = 'evil.example'

/** Paths that a careless redirect would turn into an address of another site. */
const ELSEWHERE = [
  '//',
  '///',
  '/\\',
  '/%5c',
  '/%2f%2f',
  '/%09/',
  '/%0a/',
  '/.//',
  '/..//',
].flatMap((start) =>
  ['', '/', '/index.html', '/404.html/', '/about/'].map((end) => start + EVIL + end),
)

/** No redirect that a browser would follow to another site. */
const staysHere: Check = ({ headers: { location = '/' } }) => {
  const { hostname } = new URL(location, 'http://localhost')
  expect(['127.0.0.1', 'localhost'], location).toContain(hostname)
}

const refused = status(400, 403, 404)
const leaksNothing: Check = ({ content }) => expect(`${content}`).not.toMatch(/root:.*:0:0:/)

/** Requests that nobody makes by accident. */
export const odd: Questions = {
  'Dots do not leave the folder': [
    ['/../../../../etc/passwd', '/assets/../../../../../../../../etc/passwd'],
    [refused, leaksNothing],
  ],
  'Encoded dots do not leave the folder': [
    [
      '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/%252e%252e/%252e%252e/etc/passwd',
      '/..%5c..%5cetc%5cpasswd',
    ],
    [refused, leaksNothing],
  ],
  'A malformed path is refused': [['/%', '/%zz', '/a%00b', '/%E0%A4%A'], refused],
  'A path that is too long is refused': [
    [2_000, 40_000].flatMap((length) => ['', '/'].map((end) => `/${'f'.repeat(length)}${end}`)),
    status(400, 403, 404, 414, 431),
  ],
  'No path redirects to another site': [ELSEWHERE, staysHere],
  'A redirect does not repeat the host that the client names': [
    ['/about/', '/index.html'].map((path) => get(path, { host: EVIL })),
    ({ headers: { location = '' } }) => expect(location).not.toContain(EVIL),
  ],
  'An encoded slash gets the 404 page with its security headers': [
    ['/a%2fb'],
    [status(404), ({ headers }) => expect(headers).toHaveProperty('content-security-policy')],
  ],
}
