import { expect, test } from 'vitest'

import { fileRules } from './file-rules.ts'
import { exampleSite } from '../tests/example-site.ts'

const files = Array.from({ length: 500 }, (_, index) => `/uploads/dunes-736-${index}.avif`)

test('every hashed file is named once, in expressions within the limit', () => {
  const named = fileRules({ ...exampleSite, files }, 1_000)

  expect(Math.max(...named.map(({ expression }) => expression.length))).toBeLessThanOrEqual(1_000)
  for (const file of files) {
    expect(named.filter(({ expression }) => whole(expression).test(file))).toHaveLength(1)
  }
})

test('a missing file matches no expression', () => {
  const named = fileRules({ ...exampleSite, files }, 1_000)
  const missing = ['/uploads/dunes-736-500.avif', '/uploads/dunes-736-1xavif', '/uploads/']

  for (const file of missing) {
    expect(
      named.some(({ expression }) => whole(expression).test(file)),
      file,
    ).toBe(false)
  }
})

test('a rule lists only the headers that differ from those of a page', () => {
  const [, assets] = fileRules(exampleSite, 1_000)

  expect(Object.keys(assets!.headers)).toEqual(['Content-Security-Policy', 'Cache-Control'])
})

function whole(expression: string): RegExp {
  return new RegExp(`^${expression}$`)
}
