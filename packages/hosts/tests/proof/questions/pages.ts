import { aliases } from '../../../paths.ts'
import { CHALLENGE, type BuiltSite } from '../built-site.ts'
import { body, empty, header, page, redirect, status, type Questions } from '../question.ts'

const aliasesWith = (end: RegExp) => (site: BuiltSite) =>
  site.pages.flatMap(aliases).filter((alias) => end.test(alias))

const toPage = redirect(
  ({ pages: all }, { path }) => all.find((one) => aliases(one).includes(path)) ?? '',
)

/** Each page has one path. */
export const pages: Questions = {
  'Every page has a path without slash or extension': [(site) => site.pages, page()],
  'A query changes nothing': [['/about?from=a%20letter&x=/../'], page('/about')],
  '`/about/` redirects to the page': [aliasesWith(/\/$/), toPage],
  '`/about/index.html` redirects to the page': [aliasesWith(/\/index\.html$/), toPage],
  '`/about.html` redirects to the page': [aliasesWith(/(?<!\/index)\.html$/), toPage],
  'A redirect keeps the query': [
    ['/about/?from=a%20letter'],
    redirect(() => '/about?from=a%20letter'),
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
}
