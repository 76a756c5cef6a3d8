import { expect, test } from 'vitest'

import { canonical, otherForms, pagesAmong } from './canonical.ts'

test('pages are told from their files, and the 404 page is none', () => {
  const files = ['/index.html', '/about.html', '/404.html', '/assets/a.js', '/prints/index.html']

  expect(pagesAmong(files)).toEqual(['/', '/about', '/prints/index'])
})

test.for([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
])('%s is another form of %s', ([form, page]) => {
  expect(canonical(form!)).toBe(page)
  expect(otherForms(page!)).toContain(form)
})

test.for(['/', '/about', '/about/index', '/.html', '/assets/a.js'])(
  '%s is no other form of a page',
  (requested) => {
    expect(canonical(requested)).toBeUndefined()
  },
)
