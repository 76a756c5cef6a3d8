import { expect, test } from 'vitest'

import { allProofs, specCoverage, specLines } from '../support/spec-coverage.ts'

test('every line of the specification has a test', () => {
  const proofs = [...specCoverage('.')]
  const unproved = proofs.filter(([, tests]) => tests.length === 0)

  expect(proofs.length).toBeGreaterThan(40)
  expect(unproved.map(([id]) => id)).toEqual([])
})

test('every id in a test’s title is in the specification', () => {
  const known = specLines('.')
  expect(allProofs('.').filter(({ ids }) => !ids.every((id) => known.has(id)))).toEqual([])
})
