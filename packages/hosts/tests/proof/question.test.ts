import { expect, test } from 'vitest'

import { redirect, staysHere } from './question.ts'

const check = redirect(() => '/about')
const answer = (location: string) =>
  [{ status: 301, headers: { location } }, {}, { path: '/about/' }] as unknown as Parameters<
    typeof check
  >

test.for(['/about', 'http://127.0.0.1:4173/about', 'http://localhost/about'])(
  '%s is the page itself',
  (location) => {
    expect(check(...answer(location)) || staysHere(...answer(location))).toBe(false)
  },
)

test.for(['https://evil.example/about', '//evil.example', '/\\evil.example', '/\t/evil.example'])(
  '%o is another site',
  (location) => {
    expect(check(...answer(location))).toContain('redirects to ')
    expect(staysHere(...answer(location))).toContain('redirects to ')
  },
)
