import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { printed, PROOFS, SPECIFICATION } from './spec-table.ts'

const text = readFileSync(SPECIFICATION, 'utf8')

test('each line of the specification is proven by one journey', () => {
  const ids = Array.from(text.matchAll(/^\| ([A-Z]\d+) \|/gm), ([, id]) => id)
  expect(ids.length).toBeGreaterThan(40)
  expect(PROOFS.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('the specification names the journeys that prove it, as `npm run spec-table` prints them', () => {
  expect(printed(text)).toBe(text)
})
