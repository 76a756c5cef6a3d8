import { expect, test } from 'vitest'

import { specCoverage } from '../support/spec-coverage.ts'

test('every line of the specification is named by a test', () => {
  const unproved = [...specCoverage('.')].filter(([, proofs]) => proofs.length === 0)

  expect(unproved.map(([id]) => id)).toEqual([])
})
