import { expect, test } from 'vitest'

import { FACTS, type Facts } from './facts.ts'
import { fillIn } from './marks.ts'

test('a mark gives its fact, with a capital where it has one', () => {
  const facts = { ...Object.fromEntries(FACTS.map((one) => [one, one])), packages: 'four' } as Facts
  expect(fillIn('{Packages} sessions, { packages } in all: $1 and $& from {studio}', facts)).toBe(
    'Four sessions, four in all: $1 and $& from studio',
  )
})
