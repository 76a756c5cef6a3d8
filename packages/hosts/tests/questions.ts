import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { aliases } from '../paths.ts'
import type { FinishedSite } from './finished-site.ts'

type Request = {
  /** `:photograph` and the like stand for a file of the site. */
  path: string
  method?: string
  headers?: Record<string, string>
  /** Headers of a second request, from the first answer. Then only the second answer is checked. */
  again?: (headers: IncomingHttpHeaders) => Record<string, string>
}

type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As received. */
  body: Buffer
  /** Decompressed. */
  content: Buffer
}

/** Requests, of which a string is a GET without headers, and what must hold of each answer. */
type Question = [
  requests: (string | Request)[] | ((site: FinishedSite) => string[]),
  ...checks: Check[],
]

/** Throws if an answer is wrong. */
type Check = (answer: Answer, site: FinishedSite, request: Request) => unknown

/** Asks a host’s server all questions, each in a test. A difference that docs/put-online.md accepts must be there. */
export function askAll(host: string, site: FinishedSite, port: () => number) {
  for (const [title, question] of Object.entries(questions)) {
    const fails = acceptedDifferences().includes(`${host}: ${title}`)
    test(title, { fails }, () => ask(port(), site, question))
  }
}

/** Asks a server at a port of this machine, and checks what it answers. */
export async function ask(port: number, site: FinishedSite, [requests, ...checks]: Question) {
  for (const one of typeof requests === 'function' ? requests(site) : requests) {
    const asked = typeof one === 'string' ? { path: one } : one
    const path = asked.path.replace(/^:(\w+)$/, (_, name) => site[name as 'photograph'])
    const request = { ...asked, path }
    let answer = await sendRequest(port, request)
    if (request.again) {
      const headers = { ...request.headers, ...request.again(answer.headers) }
      answer = await sendRequest(port, { ...request, headers })
    }
    for (const check of checks) check(answer, site, request)
  }
}

/**
 * Sends a request to a server of this machine. The path goes out as it is: `fetch` would normalize it.
 * Rejects when the connection breaks before the answer is complete.
 */
export async function sendRequest(port: number, options: Request): Promise<Answer> {
  // Without an agent, so that no open connection keeps a server from stopping.
  const sent = send({ ...options, host: 'localhost', port, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode = 0, headers } = response
  const received = await buffer(response)
  const content = decompressed(received, headers['content-encoding'])
  return { status: statusCode, headers, body: received, content }
}

function decompressed(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** What the rows at the end of docs/put-online.md accept, as `host: title`. */
export function acceptedDifferences(): string[] {
  const [, answers = ''] = readFileSync('docs/put-online.md', 'utf8').split('\n| Host |')
  const rows = answers.matchAll(/^\| (?!---)([^|]+) \| ([^|]+) \| /gm)
  return Array.from(rows, ([, host = '', titles = '']) =>
    titles.split('<br>').map((title) => `${host}: ${title}`),
  ).flat()
}

function get(headers: Record<string, string>, ...paths: string[]): Request[] {
  return paths.map((path) => ({ path, headers }))
}

export function status(...expected: number[]): Check {
  return (answer, _site, { path }) => expect(expected, path).toContain(answer.status)
}

export function header(name: string, expected: RegExp | string): Check {
  const matching = typeof expected === 'string' ? expected : expect.stringMatching(expected)
  return ({ headers }, _site, { path }) =>
    expect(headers[name.toLowerCase()] ?? '', `${path}: ${name}`).toEqual(matching)
}

export function body(expected: (site: FinishedSite, request: Request) => Buffer): Check {
  return ({ content }, site, request) =>
    expect(content.equals(expected(site, request)), request.path).toBe(true)
}

const empty: Check = (answer) => expect(answer.body).toHaveLength(0)

/** The whole file that was requested. */
const requested = body((site, { path }) => site.read(path))

/** The whole HTML of a page: of the one requested, unless it is named. */
export function page(name?: string, code = 200): Check {
  const checks = [
    status(code),
    body((site, { path }) => site.read(name ?? path)),
    header('Content-Type', /^text\/html; ?charset=utf-8$/i),
  ]
  return (...parameters) => checks.forEach((check) => check(...parameters))
}

export const notFound = page('/404.html', 404)

/** The headers of a page. Each host has its own words for `Cache-Control`. */
const secure: Check = (answer, site, request) => {
  for (const [name, value] of Object.entries(site.headers)) {
    if (name !== 'Cache-Control') header(name, value)(answer, site, request)
  }
}

/** Browsers ask again on every visit. Hosts say it in different words. */
const revalidated = header(
  'Cache-Control',
  /^(no-cache|.*max-age=0, must-revalidate)(, no-transform)?$/,
)

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
