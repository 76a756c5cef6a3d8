import type { BuiltSite } from '../built-site.ts'
import { missingObservatory, observatory } from '../observatory.ts'
import { all, header, revalidated, status, type Check, type Questions } from '../question.ts'

const hashedFiles = (site: BuiltSite) => [site.script, site.stylesheet, site.font, site.photograph]

/** The headers that keep a page safe. */
const secure: Check = (answer, site, request) => {
  const names = Object.keys(site.headers).filter(
    (name) => !['Cache-Control', 'Speculation-Rules'].includes(name),
  )
  return all(...names.map((name) => header(name, site.headers[name]!)))(answer, site, request)
}

/** Without this header a browser keeps the policy that it has. */
const unchangedPolicy: Check = (answer, site, request) =>
  'content-security-policy' in answer.headers && secure(answer, site, request)

const MEDIA_TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  woff2: /^font\/woff2$/,
  avif: /^image\/avif$/,
}

const grade = missingObservatory() ? undefined : await observatory()

/** The headers of pages and files. */
export const headers: Questions = {
  'Every page has the security headers': [({ pages }) => pages, secure],
  'The 404 page has the security headers': [['/nope', '/a/b/c'], secure],
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
  'A page is revalidated on every visit': [({ pages }) => pages, revalidated],
  'A redirect and the 404 page are revalidated, too': [['/about/', '/nope'], revalidated],
  'A hashed file is cached for a year': [
    hashedFiles,
    [status(200), header('Cache-Control', 'public, max-age=31536000, immutable')],
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
    (answer, site, request) =>
      header('Content-Type', MEDIA_TYPES[request.path.split('.').at(-1)!]!)(answer, site, request),
  ],
  'Pages name the speculation rules': [
    ['/'],
    header('Speculation-Rules', '"/speculation-rules.json"'),
  ],
  'The speculation rules have their media type': [
    ['/speculation-rules.json'],
    header('Content-Type', /^application\/speculationrules\+json/),
  ],
  ...(grade && { 'Mozilla’s Observatory grades every page A+': [({ pages }) => pages, grade] }),
}
