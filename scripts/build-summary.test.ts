import { expect, test } from 'vitest'

import { buildSummary } from './build-summary.ts'

const BUILT = {
  name: 'Iris Film',
  folder: 'studio',
  address: 'https://iris.example',
  dist: 'dist',
  printed: { photographs: { made: 2, kept: 10 }, prints: { made: 31, kept: 160 } },
  notices: [],
  advice: [],
}
const WHAT = `
Iris Film, from studio/, is built in dist/ for https://iris.example
12 photographs: 2 new, 10 kept (31 prints made, 160 from the cache)

`

test('a finished build prints what was built, for which address, and how much of it is new', () => {
  expect(buildSummary(BUILT)).toBe(`${WHAT}Nothing to look at.`)
})

test('notices are printed last, each once', () => {
  const notices = ['A small scan.', 'A past year.', 'A small scan.']

  expect(buildSummary({ ...BUILT, notices })).toBe(
    `${WHAT}2 things to look at:\n\nA small scan.\n\nA past year.`,
  )
})
