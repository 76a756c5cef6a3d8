import { get, has, hasStatus, isPage, type Question } from '../question.ts'

const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT'

/** How files travel: compressed, in parts, or not at all when they have not changed. */
export const transfer: Question[] = [
  {
    says: 'Who takes Brotli gets pages, styles and scripts so',
    asked: ({ script, stylesheet }) =>
      ['/', '/about', script, stylesheet].map((path) =>
        get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' }),
      ),
    wrong: (answer, site, { path }) =>
      has(answer, 'content-encoding', 'br') || isWhole(answer, site, path),
  },
  {
    says: 'Who takes gzip alone gets that',
    asked: ({ script }) => ['/', script].map((path) => get(path, { 'accept-encoding': 'gzip' })),
    wrong: (answer, site, { path }) =>
      has(answer, 'content-encoding', 'gzip') || isWhole(answer, site, path),
  },
  {
    says: 'Who takes neither, or nothing known, gets the file as it is',
    asked: () =>
      ['', 'identity', 'deflate', 'nonsense, ;;q=', 'gzip;q=0, br;q=0'].map((accepted) =>
        get('/about', accepted ? { 'accept-encoding': accepted } : {}),
      ),
    wrong: (answer, site) =>
      (!/^(identity)?$/.test(answer.headers['content-encoding'] ?? '') &&
        `comes as ${answer.headers['content-encoding']}`) ||
      isPage(answer, site, '/about'),
  },
  {
    says: 'Shared caches keep the forms of a file apart',
    asked: () => [get('/about', { 'accept-encoding': 'br' }), get('/about')],
    wrong: (answer) => has(answer, 'vary', /accept-encoding/i),
  },
  {
    says: 'The 404 page is compressed like any other',
    asked: () => [get('/nope', { 'accept-encoding': 'gzip, br' })],
    wrong: (answer, site) =>
      has(answer, 'content-encoding', /^(br|gzip)$/) || isPage(answer, site, '/404.html', 404),
  },
  {
    says: 'A photograph is not compressed again',
    asked: ({ photograph }) => [get(photograph, { 'accept-encoding': 'gzip, br' })],
    wrong: (answer, { photograph, read }) =>
      (answer.headers['content-encoding'] && 'is compressed') ||
      (!answer.body.equals(read(photograph)) && 'has other bytes'),
  },
  {
    says: 'A photograph can be had in parts',
    asked: ({ photograph }) => [get(photograph, { range: 'bytes=100-199' })],
    wrong: (answer, { photograph, read }) =>
      hasStatus(answer, 206) ||
      has(answer, 'content-range', `bytes 100-199/${read(photograph).length}`) ||
      (!answer.body.equals(read(photograph).subarray(100, 200)) && 'has other bytes'),
  },
  {
    says: 'A part beyond its end is refused',
    asked: ({ photograph }) => [get(photograph, { range: 'bytes=99999999-' })],
    wrong: (answer) => hasStatus(answer, 416),
  },
  {
    says: 'A part of something that has changed since is the whole of it',
    asked: ({ photograph }) => [get(photograph, { range: 'bytes=100-199', 'if-range': '"old"' })],
    wrong: (answer, { photograph, read }) =>
      hasStatus(answer, 200) || (!answer.body.equals(read(photograph)) && 'has other bytes'),
  },
  {
    says: 'Every file has a tag or a date that tells its versions apart',
    asked: ({ photograph, stylesheet }) =>
      ['/about', photograph, stylesheet].map((path) => get(path)),
    wrong: ({ headers }) => !headers.etag && !headers['last-modified'] && 'has neither',
  },
  {
    says: 'What has not changed is not sent again',
    asked: ({ photograph }) => ['/', '/about', photograph].map((path) => get(path)),
    wrong: (answer) => hasStatus(answer, 304) || (answer.body.length > 0 && 'sends a body'),
    held: (headers) => ({ 'if-none-match': headers.etag ?? '' }),
  },
  {
    says: 'Nor where a browser holds several versions',
    asked: () => [get('/about')],
    wrong: (answer) => hasStatus(answer, 304),
    held: (headers) => ({
      'if-none-match': `"old", W/${String(headers.etag).replace(/^W\//, '')}`,
    }),
  },
  {
    says: 'Nor where it knows only the date',
    asked: ({ photograph }) => ['/about', photograph].map((path) => get(path)),
    wrong: (answer) => hasStatus(answer, 304),
    held: (headers) => ({ 'if-modified-since': headers['last-modified'] ?? '' }),
  },
  {
    says: 'What has changed is sent again',
    asked: () => [
      get('/about', { 'if-none-match': '"old"' }),
      get('/about', { 'if-modified-since': LONG_AGO }),
    ],
    wrong: (answer, site) => isPage(answer, site, '/about'),
  },
]

function isWhole(
  answer: Parameters<typeof isPage>[0],
  site: Parameters<typeof isPage>[1],
  path: string,
) {
  const wanted = path.includes('.') ? site.read(path) : site.html(path)
  return !answer.content.equals(wanted) && 'has other bytes'
}
