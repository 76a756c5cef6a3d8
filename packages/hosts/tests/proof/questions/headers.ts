import type { Answer } from '../ask.ts'
import { get, has, hasStatus, REVALIDATED, type Question } from '../question.ts'
import type { Site } from '../site.ts'

const OTHER_QUESTIONS = ['Cache-Control', 'Speculation-Rules']

/** What keeps a page safe, by name. How long it may be kept is a question of its own. */
function lacksPolicy(answer: Answer, { headers }: Site) {
  const safety = Object.entries(headers).filter(([name]) => !OTHER_QUESTIONS.includes(name))
  const wrong = safety.map(([name, value]) => has(answer, name, value))
  return wrong.find((one) => one !== false)
}

const FOREVER = 'public, max-age=31536000, immutable'

/** What is said along with files and pages. */
export const headers: Question[] = [
  {
    says: 'Every page comes with the policy that keeps it safe',
    asked: ({ pages }) => pages.map((page) => get(page)),
    wrong: (answer, site) => lacksPolicy(answer, site),
  },
  {
    says: 'So does the 404 page',
    asked: () => [get('/nope'), get('/a/b/c')],
    wrong: (answer, site) => lacksPolicy(answer, site),
  },
  {
    says: 'So does a redirect',
    asked: () => [get('/about/'), get('/index.html')],
    wrong: (answer, site) => hasStatus(answer, 301, 308) || lacksPolicy(answer, site),
  },
  {
    says: 'An answer of 304 takes no policy away',
    asked: () => [get('/about')],
    held: (first) => ({ 'if-none-match': first.etag ?? '' }),
    wrong: (answer, { headers: { 'Content-Security-Policy': csp = '' } }) =>
      hasStatus(answer, 304) ||
      (answer.headers['content-security-policy'] !== undefined &&
        has(answer, 'content-security-policy', csp)),
  },
  {
    says: 'https is insisted on for two years',
    asked: () => [get('/'), get('/nope')],
    wrong: (answer) => has(answer, 'strict-transport-security', 'max-age=63072000'),
  },
  {
    says: 'A page is asked for again each time',
    asked: ({ pages }) => pages.map((page) => get(page)),
    wrong: (answer) => has(answer, 'cache-control', REVALIDATED),
  },
  {
    says: 'So is a redirect, and the 404 page',
    asked: () => [get('/about/'), get('/nope')],
    wrong: (answer) => has(answer, 'cache-control', REVALIDATED),
  },
  {
    says: 'A hashed file is kept for a year',
    asked: ({ script, stylesheet, font, photograph }) =>
      [script, stylesheet, font, photograph].map((path) => get(path)),
    wrong: (answer) => hasStatus(answer, 200) || has(answer, 'cache-control', FOREVER),
  },
  {
    says: 'A photograph opened by itself may look as the browser wants, and run nothing',
    asked: ({ photograph }) => [get(photograph)],
    wrong: (answer) =>
      has(
        answer,
        'content-security-policy',
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
      ) || has(answer, 'x-content-type-options', 'nosniff'),
  },
  {
    says: 'Scripts, styles, fonts and photographs say what they are',
    asked: ({ script, stylesheet, font, photograph }) =>
      [script, stylesheet, font, photograph, '/favicon.svg'].map((path) => get(path)),
    wrong: (answer, _site, { path }) => has(answer, 'content-type', typeOf(path)),
  },
  {
    says: 'Pages name the speculation rules, which come as such',
    asked: () => [get('/'), get('/speculation-rules.json')],
    wrong: (answer, _site, { path }) =>
      path === '/'
        ? has(answer, 'speculation-rules', '"/speculation-rules.json"')
        : has(answer, 'content-type', /^application\/speculationrules\+json/),
  },
]

function typeOf(path: string): RegExp {
  if (path.endsWith('.js')) return /^(text|application)\/javascript/
  if (path.endsWith('.css')) return /^text\/css/
  if (path.endsWith('.svg')) return /^image\/svg\+xml/
  return path.endsWith('.woff2') ? /^font\/woff2$/ : /^image\/avif$/
}
