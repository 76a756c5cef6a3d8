import { aliases } from '../../../paths.ts'
import { CHALLENGE } from '../built-site.ts'
import {
  body,
  empty,
  get,
  header,
  notFound,
  page,
  revalidated,
  status,
  type Check,
  type Questions,
} from '../question.ts'
import { expect } from 'vitest'

const GONE = ['/assets/pages/gone.1a2b3c4d.js', '/uploads/gone-736-1a2b3c4d.avif']
const QUERY = '?from=a%20letter'

/** A redirect from an alias, to the page on the same site. */
const toPage: Check = ({ headers }, { pages: all }, { path }) => {
  const to = all.find((one) => aliases(one).includes(path.replace(QUERY, '')))
  const origin = /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?(?=\/)/
  expect(headers.location?.replace(origin, '')).toBe(to + QUERY)
}

/** Each page has one path, and everything else is the 404 page. */
export const pages: Questions = {
  'Every page has a path without slash or extension': [(site) => site.pages, page()],
  'A query changes nothing': [['/about?from=a%20letter&x=/../'], page('/about')],
  'Other paths of a page redirect to it, with the query': [
    (site) => site.pages.flatMap(aliases).map((alias) => alias + QUERY),
    [status(301, 308), toPage],
  ],
  'HEAD gets the headers of a page and no body': [
    [{ path: '/about', method: 'HEAD' }],
    [status(200), header('Content-Type', /^text\/html/), empty],
  ],
  'The 404 page has no path of its own': [['/404', '/404.html'], status(404)],
  '`/index` is missing': [['/index'], status(404)],
  '`/.well-known/` is public, for certificate renewal': [
    [CHALLENGE.path],
    [status(200), body(() => CHALLENGE.content)],
  ],
  'POST is refused': [[{ path: '/contact', method: 'POST' }], status(405, 404, 403)],
  'TRACE is refused': [[{ path: '/', method: 'TRACE' }], status(405, 404, 403, 501)],

  'Any other path is the 404 page, with status 404': [
    ['/nope?a=b', '/nope/', '/nope.html', '/nope/index.html', '/about/nope', '/About', '/assets/'],
    notFound,
  ],
  'A missing hashed file is the 404 page, and is not cached': [GONE, [notFound, revalidated]],
  'HEAD of a missing page is 404': [[{ path: '/nope', method: 'HEAD' }], [status(404), empty]],
  'A conditional request for a missing page gets the whole 404 page, or 304': [
    ['/nope'],
    (answer, site, request) => answer.status === 304 || notFound(answer, site, request),
    ({ etag = '*' }) => ({ 'if-none-match': etag, 'if-modified-since': new Date().toUTCString() }),
  ],
  'A part of a missing file is the whole 404 page': [
    [get('/uploads/nope.avif', { range: 'bytes=0-9' })],
    notFound,
  ],
  'Settings of hosts and compressed variants are hidden': [
    ['/_headers', '/_redirects', '/.htaccess', '/.assetsignore', '/.git/config', '/about.html.gz'],
    notFound,
  ],
}
