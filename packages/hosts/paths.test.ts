import { expect, test } from 'vitest'

import { aliases, canonicalPath, pagesIn } from './paths.ts'

test('every HTML file is a page, except the 404 page', () => {
  const files = ['/index.html', '/about.html', '/404.html', '/assets/a.js', '/prints/index.html']

  expect(pagesIn(files)).toEqual(['/', '/about', '/prints/index'])
})

test.for([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
])('%s is an alias of %s', ([alias, page]) => {
  expect(canonicalPath(alias!)).toBe(page)
  expect(aliases(page!)).toContain(alias)
})

test.for(['/', '/about', '/about/index', '/.html', '/assets/a.js'])(
  '%s is an alias of no page',
  (path) => {
    expect(canonicalPath(path)).toBeUndefined()
  },
)
