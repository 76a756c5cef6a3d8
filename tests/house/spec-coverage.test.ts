import { expect, test } from 'vitest'

import { specCoverage, unknownIds } from '../support/spec-coverage.ts'

test('every line of the specification has a test', () => {
  const proofs = [...specCoverage('.')]
  const unproved = proofs.filter(([, tests]) => tests.length === 0)

  expect(proofs.length).toBeGreaterThan(40)
  expect(unproved.map(([id]) => id)).toEqual([])
})

test('every id in a test’s title is in the specification', () => {
  expect(unknownIds('.')).toEqual([])
})
