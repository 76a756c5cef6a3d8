import { empty, get, notFound, revalidated, status, type Questions } from '../question.ts'

const GONE = ['/assets/pages/gone.1a2b3c4d.js', '/uploads/gone-736-1a2b3c4d.avif']

/** Everything else is the 404 page, with status 404. */
export const missing: Questions = {
  'An unknown path is the 404 page, with status 404': [['/nope', '/nope?a=b'], notFound],
  'A nested unknown path is the 404 page': [
    ['/a/b/c/d/e', '/about/nope', '/about.html/'],
    notFound,
  ],
  'An unknown path with a slash or an extension is the 404 page': [
    ['/nope/', '/nope.html', '/nope/index.html'],
    notFound,
  ],
  'A page in capitals is the 404 page': [['/About', '/ABOUT.html'], notFound],
  'A folder is the 404 page, and its files are not listed': [
    ['/assets/', '/uploads/', '/assets'],
    notFound,
  ],
  'A missing hashed file is the 404 page': [GONE, notFound],
  'A missing hashed file is not cached': [GONE, revalidated],
  'HEAD of a missing page is 404': [[{ path: '/nope', method: 'HEAD' }], [status(404), empty]],
  'A conditional request for a missing page gets the whole 404 page, or 304': [
    ['/nope'],
    (answer, site, request) => answer.status !== 304 && notFound(answer, site, request),
    ({ etag = '*' }) => ({ 'if-none-match': etag, 'if-modified-since': new Date().toUTCString() }),
  ],
  'A part of a missing file is the whole 404 page': [
    [get('/uploads/nope.avif', { range: 'bytes=0-9' })],
    notFound,
  ],
  'Settings of hosts are hidden': [
    ['/_headers', '/_redirects', '/.htaccess', '/.assetsignore', '/.git/config'],
    notFound,
  ],
  'Compressed variants are hidden': [
    ({ script }) => ['/index.html.br', '/about.html.gz', `${script}.br`],
    notFound,
  ],
}
