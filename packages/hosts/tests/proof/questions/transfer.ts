import type { BuiltSite } from '../built-site.ts'
import { body, empty, get, header, notFound, page, status, type Questions } from '../question.ts'

const requested = body((site, { path }) => (path.includes('.') ? site.read(path) : site.html(path)))
const bytes = (from?: number, to?: number) =>
  body(({ photograph, read }) => read(photograph).subarray(from, to))

const textsFor = (encodings: string) => (site: BuiltSite) =>
  ['/', '/about', site.script, site.stylesheet].map((path) =>
    get(path, { 'accept-encoding': encodings }),
  )
const photographWith = (headers: Record<string, string>) => (site: BuiltSite) => [
  get(site.photograph, headers),
]
const pageAndPhotograph = ({ photograph }: BuiltSite) => ['/about', photograph]

/** How files travel: compressed, in parts, or not at all if they are unchanged. */
export const transfer: Questions = {
  'Text is compressed by Brotli': [
    (site) =>
      ['gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.5', 'gzip;q=0.1, br; q=0.50'].flatMap(
        (accepted) => textsFor(accepted)(site),
      ),
    [header('Content-Encoding', 'br'), requested],
  ],
  'Text is compressed by gzip for clients without Brotli': [
    textsFor('gzip'),
    [header('Content-Encoding', 'gzip'), requested],
  ],
  'Text is not compressed for clients that accept neither': [
    ['', 'identity', 'deflate', 'nonsense, ;;q=', 'gzip;q=0, br;q=0'].map((accepted) =>
      get('/about', accepted ? { 'accept-encoding': accepted } : {}),
    ),
    [header('Content-Encoding', /^(identity)?$/), page('/about')],
  ],
  'Shared caches keep the variants apart': [
    [get('/about', { 'accept-encoding': 'br' }), '/about'],
    header('Vary', /accept-encoding/i),
  ],
  'The 404 page is compressed, too': [
    [get('/nope', { 'accept-encoding': 'gzip, br' })],
    [header('Content-Encoding', /^(br|gzip)$/), notFound],
  ],
  'A photograph is not compressed again': [
    photographWith({ 'accept-encoding': 'gzip, br' }),
    [header('Content-Encoding', ''), bytes()],
  ],
  'A photograph can be requested in parts': [
    photographWith({ range: 'bytes=100-199' }),
    [status(206), header('Content-Range', /^bytes 100-199\/\d+$/), bytes(100, 200)],
  ],
  'A part beyond the end of a photograph is refused': [
    photographWith({ range: 'bytes=99999999-' }),
    status(416),
  ],
  'A range that makes no sense is ignored or refused': [
    ({ photograph }) =>
      ['bytes=5-2', 'bytes=a-b', 'lines=1-2'].map((range) => get(photograph, { range })),
    status(200, 416),
  ],
  'A part of a file that has changed is the whole file': [
    photographWith({ range: 'bytes=100-199', 'if-range': '"old"' }),
    [status(200), bytes()],
  ],
  'An unchanged file is not sent again': [
    (site) => ['/', ...pageAndPhotograph(site)],
    [status(304), empty],
    ({ etag = '' }) => ({ 'if-none-match': etag }),
  ],
  'A client that knows only the date of a file gets 304': [
    pageAndPhotograph,
    status(304),
    ({ 'last-modified': date = '' }) => ({ 'if-modified-since': date }),
  ],
  'A changed file is sent again': [
    [
      get('/about', { 'if-none-match': '"old"' }),
      get('/about', { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }),
    ],
    page('/about'),
  ],
}
