import { get, has, hasStatus, isMissing, REVALIDATED, type Question } from '../question.ts'

/** What visitors get at addresses where nothing is. */
export const missing: Question[] = [
  {
    says: 'An unknown path is the 404 page, with status 404',
    asked: () => [get('/nope'), get('/nope?a=b')],
    wrong: isMissing,
  },
  {
    says: 'So is one deep down, and one below a page',
    asked: () => [get('/a/b/c/d/e'), get('/about/nope'), get('/about.html/')],
    wrong: isMissing,
  },
  {
    says: 'So is one with a slash, or an extension',
    asked: () => [get('/nope/'), get('/nope.html'), get('/nope/index.html')],
    wrong: isMissing,
  },
  {
    says: 'So is a page in capitals',
    asked: () => [get('/About'), get('/ABOUT.html')],
    wrong: isMissing,
  },
  {
    says: 'So is a folder, whose files are not listed',
    asked: () => [get('/assets/'), get('/uploads/'), get('/assets')],
    wrong: isMissing,
  },
  {
    says: 'So is a hashed file that is gone',
    asked: () => [get('/assets/pages/gone.1a2b3c4d.js'), get('/uploads/gone-736-1a2b3c4d.avif')],
    wrong: isMissing,
  },
  {
    says: 'A hashed file that is gone is not remembered as gone',
    asked: () => [get('/assets/pages/gone.1a2b3c4d.js'), get('/uploads/gone-736-1a2b3c4d.avif')],
    wrong: (answer) => has(answer, 'cache-control', REVALIDATED),
  },
  {
    says: 'Asked for the head alone, a missing page is missing, too',
    asked: () => [{ path: '/nope', method: 'HEAD' }],
    wrong: (answer) => hasStatus(answer, 404) || (answer.body.length > 0 && 'sends a body'),
  },
  {
    says: 'What is there for hosts cannot be read',
    asked: () =>
      ['/_headers', '/_redirects', '/.htaccess', '/.assetsignore', '/.git/config'].map((path) =>
        get(path),
      ),
    wrong: isMissing,
  },
  {
    says: 'The compressed forms of a file have no address',
    asked: ({ script }) => [get('/index.html.br'), get('/about.html.gz'), get(`${script}.br`)],
    wrong: isMissing,
  },
]
