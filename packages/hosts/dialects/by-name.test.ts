import { expect, test } from 'vitest'

import { namedFiles } from './by-name.ts'
import { example } from '../tests/example.ts'

const files = Array.from({ length: 500 }, (_, index) => `/uploads/dunes-736-${index}.avif`)

test('every hashed file is named once, in expressions no longer than a host takes', () => {
  const named = namedFiles({ ...example, files }, 1_000)

  expect(Math.max(...named.map(({ expression }) => expression.length))).toBeLessThanOrEqual(1_000)
  for (const file of files) {
    expect(named.filter(({ expression }) => whole(expression).test(file))).toHaveLength(1)
  }
})

test('a file that is missing is named nowhere', () => {
  const named = namedFiles({ ...example, files }, 1_000)
  const missing = ['/uploads/dunes-736-500.avif', '/uploads/dunes-736-1xavif', '/uploads/']

  for (const file of missing) {
    expect(
      named.some(({ expression }) => whole(expression).test(file)),
      file,
    ).toBe(false)
  }
})

test('only what differs from a page is said again', () => {
  const [, assets] = namedFiles(example, 1_000)

  expect(Object.keys(assets!.headers)).toEqual(['Content-Security-Policy', 'Cache-Control'])
})

function whole(expression: string): RegExp {
  return new RegExp(`^${expression}$`)
}
