import { expect } from 'vitest'

import { aliases } from '../paths.ts'
import {
  body,
  empty,
  get,
  header,
  notFound,
  page,
  requested,
  revalidated,
  secure,
  status,
  type Check,
  type Question,
} from './checks.ts'

const QUERY = '?from=a%20letter'
const HASHED = [':script', ':stylesheet', ':font', ':photograph']
const EXPECTED_TYPES = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  woff2: 'font/woff2',
  avif: 'image/avif',
  svg: /^image\/svg\+xml/,
  json: /^application\/speculationrules\+json/,
}
const TEXTS = ['/', '/about', ':script', ':stylesheet']
const BROTLI = ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.5', 'gzip;q=0.1, br; q=0.50']

/** Paths that a careless redirect would turn into an address of another site. */
const ELSEWHERE = '// /// /\\ /%5c /%2f%2f /%09/ /%0a/ /.// /..//'
  .split(' ')
  .flatMap((start) =>
    ['', '/', '/index.html', '/404.html/', '/about/'].map((end) => `${start}evil.example${end}`),
  )

/** What every host must answer, by title. docs/put-online.md names the hosts that answer differently, and why. */
export const questions: Record<string, Question> = {
  // Each page has one path, and everything else is the 404 page.
  'Every page has a path without slash or extension': [({ pages }) => pages, page()],
  'Other paths of a page redirect to it, with the query': [
    ({ pages }) => pages.flatMap(aliases).map((alias) => alias + QUERY),
    status(301, 308),
    toPage,
  ],
  'HEAD gets the headers of a page and no body': [
    [{ path: '/about', method: 'HEAD' }],
    status(200),
    header('Content-Type', /^text\/html/),
    empty,
  ],
  '`/404` and `/index` are missing': [['/404', '/404.html', '/index'], status(404)],
  '`/.well-known/` is public, for certificate renewal': [[':challenge'], status(200), requested],
  'POST is refused': [[{ path: '/contact', method: 'POST' }], status(405, 404, 403)],
  'Any other path is the 404 page, with status 404': [
    ['/nope?a=b', '/nope/', '/nope.html', '/nope/index.html', '/about/nope', '/About', '/assets/'],
    notFound,
  ],
  'A missing hashed file is the 404 page, and is not cached': [
    ['/assets/pages/gone.1a2b3c4d.js', '/uploads/gone-736-1a2b3c4d.avif'],
    notFound,
    revalidated,
  ],
  'A conditional request for a missing page gets the whole 404 page, or 304': [
    [{ path: '/nope', again: ({ etag = '*' }) => ({ 'if-none-match': etag }) }],
    (answer, site, request) => answer.status === 304 || notFound(answer, site, request),
  ],
  'A part of a missing file is the whole 404 page': [
    get({ range: 'bytes=0-9' }, '/uploads/nope.avif'),
    notFound,
  ],
  'Settings of hosts and compressed variants are hidden': [
    ['/_headers', '/_redirects', '/.htaccess', '/.assetsignore', '/.git/config', '/about.html.gz'],
    notFound,
  ],

  // The headers of pages and files.
  'Every page and the 404 page have the security headers': [
    ({ pages }) => [...pages, '/nope', '/a/b/c'],
    secure,
  ],
  'A redirect has the security headers': [['/about/', '/index.html'], status(301, 308), secure],
  // Without this header a browser keeps the policy that it has.
  'A 304 does not change the policy': [
    [{ path: '/about', again: ifNoneMatch }],
    status(304),
    (answer, site, request) =>
      answer.headers['content-security-policy'] && secure(answer, site, request),
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
    HASHED,
    status(200),
    header('Cache-Control', /^public, max-age=31536000, immutable(, no-transform)?$/),
  ],
  'Nothing on the way may recompress a photograph': [
    [':photograph'],
    header('Cache-Control', /, no-transform$/),
  ],
  'A photograph opened alone may have inline styles, and no scripts': [
    [':photograph'],
    header(
      'Content-Security-Policy',
      /^default-src 'none'; img-src 'self'; style-src 'unsafe-inline'$/,
    ),
    header('X-Content-Type-Options', 'nosniff'),
  ],
  'Every file has its media type': [
    [...HASHED, '/favicon.svg', '/speculation-rules.json'],
    (answer, site, request) => {
      const name = /\w+$/.exec(request.path)![0]
      const type = EXPECTED_TYPES[name as keyof typeof EXPECTED_TYPES]
      header('Content-Type', type)(answer, site, request)
    },
  ],

  // How files travel: compressed, in parts, or not at all if they are unchanged.
  'Text is compressed by Brotli': [
    BROTLI.flatMap((accepted) => get({ 'accept-encoding': accepted }, ...TEXTS)),
    header('Content-Encoding', 'br'),
    requested,
  ],
  'Text is compressed by gzip for clients without Brotli': [
    get({ 'accept-encoding': 'gzip' }, ...TEXTS),
    header('Content-Encoding', 'gzip'),
    requested,
  ],
  'Text is not compressed for clients that accept neither': [
    ['', 'identity', 'deflate', 'nonsense, ;;q=', 'gzip;q=0, br;q=0'].flatMap((accepted) =>
      get(accepted ? { 'accept-encoding': accepted } : {}, '/about'),
    ),
    header('Content-Encoding', /^(identity)?$/),
    page(),
  ],
  'Shared caches keep the variants apart': [
    [...get({ 'accept-encoding': 'br' }, '/about'), '/about'],
    header('Vary', /accept-encoding/i),
  ],
  'The 404 page is compressed, too': [
    get({ 'accept-encoding': 'gzip, br' }, '/nope'),
    header('Content-Encoding', /^(br|gzip)$/),
    notFound,
  ],
  'A photograph is not compressed again': [
    get({ 'accept-encoding': 'gzip, br' }, ':photograph'),
    header('Content-Encoding', ''),
    requested,
  ],
  'A photograph can be requested in parts': [
    get({ range: 'bytes=100-199' }, ':photograph'),
    status(206),
    header('Content-Range', /^bytes 100-199\/\d+$/),
    body((site) => site.read(site.photograph).subarray(100, 200)),
  ],
  'An unchanged file is not sent again': [
    ['/', '/about', ':photograph'].map((path) => ({ path, again: ifNoneMatch })),
    status(304),
    empty,
  ],
  'A changed file is sent again': [
    [
      ...get({ 'if-none-match': '"old"' }, '/about'),
      ...get({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, '/about'),
    ],
    page(),
  ],

  // Requests that nobody makes by accident.
  'Dots do not leave the folder': [
    ['/../../../../etc/passwd', '/assets/../../../../../../../../etc/passwd'],
    status(400, 403, 404),
    leaksNothing,
  ],
  'Encoded dots do not leave the folder': [
    [
      '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/%252e%252e/%252e%252e/etc/passwd',
      '/..%5c..%5cetc%5cpasswd',
    ],
    status(400, 403, 404),
    leaksNothing,
  ],
  'A malformed path is refused': [['/%', '/%zz', '/a%00b', '/%E0%A4%A'], status(400, 403, 404)],
  'A path that is too long is refused': [
    [2_000, 40_000].map((length) => `/${'f'.repeat(length)}`),
    status(400, 403, 404, 414, 431),
  ],
  'No path redirects to another site': [ELSEWHERE, staysHere],
  'A redirect does not repeat the host that the client names': [
    get({ host: 'evil.example' }, '/about/', '/index.html'),
    ({ headers: { location = '' } }) => expect(location).not.toContain('evil.example'),
  ],
}

function ifNoneMatch({ etag = '' }: { etag?: string }) {
  return { 'if-none-match': etag }
}

/** A redirect from an alias, to the page on the same site. */
function toPage(...[{ headers }, { pages }, { path }]: Parameters<Check>) {
  const to = pages.find((one) => aliases(one).includes(path.replace(QUERY, '')))
  const origin = /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?(?=\/)/
  expect(headers.location?.replace(origin, '')).toBe(to + QUERY)
}

/** No redirect that a browser would follow to another site. */
function staysHere(...[{ headers }]: Parameters<Check>) {
  const { hostname } = new URL(headers.location ?? '/', 'http://localhost')
  expect(['127.0.0.1', 'localhost'], headers.location).toContain(hostname)
}

function leaksNothing(...[{ content }]: Parameters<Check>) {
  expect(`${content}`).not.toMatch(/root:.*:0:0:/)
}
