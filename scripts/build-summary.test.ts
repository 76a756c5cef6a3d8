import { expect, test } from 'vitest'

import { buildSummary } from './build-summary.ts'

const BUILT = {
  name: 'Iris Film',
  folder: 'studio/',
  address: 'https://iris.example',
  dist: 'dist/',
  pages: 6,
  printed: { photographs: { made: 2, kept: 10 }, prints: { made: 31, kept: 160 } },
  notices: [],
  advice: [],
}

test('a finished build prints what was built, for which address, and how much of it is new', () => {
  expect(buildSummary(BUILT)).toBe(`
Iris Film, from studio/, is built in dist/ for https://iris.example
6 pages, 12 photographs: 2 new, 10 kept (31 prints made, 160 from the cache)

Nothing to look at.`)
})

test('notices and advice are printed last, each once and in full', () => {
  const long = `studio/content/home.yaml:12\n  ${'A long advice. '.repeat(20)}`
  const words = buildSummary({ ...BUILT, notices: ['A small scan.', long, 'A small scan.'] })

  expect(words).toMatch(
    /\n\n2 things to look at:\n\nA small scan\.\n\nstudio\/content\/home\.yaml:12\n/,
  )
  expect(words.endsWith(long)).toBe(true)
  expect(buildSummary({ ...BUILT, notices: [long] })).toContain('1 thing to look at:')
})
