import { expect, test } from 'vitest'

import { isRedirect } from './question.ts'

test.for(['/about', 'http://127.0.0.1:4173/about', 'http://localhost/about'])(
  'a redirect to %s leads to the page',
  (location) => {
    expect(isRedirect(answer(location), '/about')).toBe(false)
  },
)

test.for(['https://elsewhere.example/about', '//elsewhere.example/about', 'about', ''])(
  'a redirect to %o does not',
  (location) => {
    expect(isRedirect(answer(location), '/about')).toContain('leads to ')
  },
)

function answer(location: string) {
  return { status: 301, headers: { location }, body: Buffer.of(), content: Buffer.of() }
}
