import { expect, test } from 'vitest'

import { specCoverage, unknownIds } from '../support/spec-coverage.ts'

test('every line of the specification is named by a test', () => {
  const proofs = [...specCoverage('.')]
  const unproved = proofs.filter(([, tests]) => tests.length === 0)

  expect(proofs.length).toBeGreaterThan(40)
  expect(unproved.map(([id]) => id)).toEqual([])
})

test('no test names a line that the specification does not have', () => {
  expect(unknownIds('.')).toEqual([])
})
