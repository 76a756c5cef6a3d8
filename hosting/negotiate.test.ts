import { expect, test } from 'vitest'

import { negotiate, type Encoding } from './negotiate.ts'

const all: Encoding[] = ['br', 'gzip', 'identity']

test.for<[accepted: string | undefined, chosen: Encoding]>([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.3, identity', 'identity'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('whoever accepts “%s” gets %s', ([accepted, chosen]) => {
  expect(negotiate(accepted, all)).toBe(chosen)
})

test('a file that exists in one form only is sent in that form', () => {
  expect(negotiate('br, gzip', ['identity'])).toBe('identity')
  expect(negotiate('identity;q=0', ['identity'])).toBe('identity')
})
