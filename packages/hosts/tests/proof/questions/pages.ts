import { fileOf, otherForms } from '../../../canonical.ts'
import { get, has, hasStatus, isPage, isRedirect, type Question } from '../question.ts'
import { CHALLENGE, type Site } from '../site.ts'

/** Other forms of every page's path, of one kind. */
function forms(site: Site, end: string) {
  return site.pages.flatMap(otherForms).filter((form) => form.endsWith(end))
}

function pageOf(site: Site, form: string) {
  return site.pages.find((page) => otherForms(page).includes(form)) ?? ''
}

/** What is at a path, and which paths are the same page. */
export const pages: Question[] = [
  {
    says: 'Every page is there, without slash or extension',
    asked: ({ pages: all }) => all.map((page) => get(page)),
    wrong: (answer, site, { path }) => isPage(answer, site, path),
  },
  {
    says: 'A page is there whatever the query says',
    asked: () => [get('/about?from=a%20letter&x=/../')],
    wrong: (answer, site) => isPage(answer, site, '/about'),
  },
  {
    says: 'A path with a slash leads to the page, for good',
    asked: (site) => forms(site, '/').map((form) => get(form)),
    wrong: (answer, site, { path }) => isRedirect(answer, pageOf(site, path)),
  },
  {
    says: '`/about/index.html` and `/index.html` lead to the page, for good',
    asked: (site) => forms(site, '/index.html').map((form) => get(form)),
    wrong: (answer, site, { path }) => isRedirect(answer, pageOf(site, path)),
  },
  {
    says: '`/about.html` leads to the page, for good',
    asked: ({ pages: all }) => all.filter((page) => page !== '/').map((page) => get(fileOf(page))),
    wrong: (answer, site, { path }) => isRedirect(answer, pageOf(site, path)),
  },
  {
    says: 'A redirect keeps the query',
    asked: () => [get('/about/?from=a%20letter')],
    wrong: (answer) => isRedirect(answer, '/about?from=a%20letter'),
  },
  {
    says: 'Asked for the head alone, a page says the same and sends nothing',
    asked: () => [{ path: '/about', method: 'HEAD' }],
    wrong: (answer) =>
      hasStatus(answer, 200) ||
      has(answer, 'content-type', /^text\/html/) ||
      (answer.body.length > 0 && 'sends a body'),
  },
  {
    says: 'The 404 page itself is no page',
    asked: () => [get('/404'), get('/404.html')],
    wrong: (answer) => hasStatus(answer, 404),
  },
  {
    says: '`/index` is no page',
    asked: () => [get('/index')],
    wrong: (answer) => hasStatus(answer, 404),
  },
  {
    says: 'A certificate can be renewed: what lies in `/.well-known/` is there',
    asked: () => [get(CHALLENGE.path)],
    wrong: (answer) =>
      hasStatus(answer, 200) ||
      (answer.content.toString() !== CHALLENGE.content && 'says something else'),
  },
  {
    says: 'What is posted to a page is refused',
    asked: () => [{ path: '/contact', method: 'POST' }],
    wrong: (answer) => hasStatus(answer, 405, 404, 403),
  },
]
