import { get, hasStatus, type Question } from '../question.ts'

const SECRET = /root:.*:0:0:/

/** In characters: longer than a file may be called, and than a server reads. */
const LONG = 2_000
const VERY_LONG = 40_000

/** Addresses that nobody writes by accident. */
export const odd: Question[] = [
  {
    says: 'Nobody climbs out of the folder with dots',
    asked: () => [
      get('/../../../../etc/passwd'),
      get('/assets/../../../../../../../../etc/passwd'),
    ],
    wrong: (answer) => notFound(answer) || leaks(answer.content),
  },
  {
    says: 'Nor with encoded ones',
    asked: () => [
      get('/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
      get('/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd'),
      get('/%252e%252e/%252e%252e/etc/passwd'),
      get('/..%5c..%5cetc%5cpasswd'),
    ],
    wrong: (answer) => notFound(answer) || leaks(answer.content),
  },
  {
    says: 'An address that is no address is refused',
    asked: () => [get('/%'), get('/%zz'), get('/a%00b'), get('/%E0%A4%A')],
    wrong: (answer) => notFound(answer),
  },
  {
    says: 'A very long address is refused',
    asked: () => [LONG, VERY_LONG].map((length) => get(`/${'f'.repeat(length)}`)),
    wrong: (answer) => hasStatus(answer, 400, 403, 404, 414, 431),
  },
  {
    says: 'No address leads to another site',
    asked: () => [
      get('//elsewhere.example/'),
      get('//elsewhere.example/index.html'),
      get('/%2f%2felsewhere.example/'),
      get('/\\elsewhere.example/'),
    ],
    wrong: ({ headers: { location = '' } }) =>
      /^(\/[/\\]|\\|https?:\/\/elsewhere)/.test(location) && `leads to ${location}`,
  },
  {
    says: 'An encoded letter is that letter',
    asked: () => [get('/%61bout')],
    wrong: (answer) => hasStatus(answer, 200, 301, 307, 308),
  },
]

function notFound(answer: Parameters<typeof hasStatus>[0]) {
  return hasStatus(answer, 400, 403, 404)
}

function leaks(content: Buffer) {
  return SECRET.test(content.toString()) && 'gives away a file of the machine'
}
