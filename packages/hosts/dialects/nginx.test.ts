import { expect, test } from 'vitest'

import { exampleSite, PAGE_HEADERS } from '../tests/example-site.ts'
import { nginxFile } from './nginx.ts'

const file = nginxFile(exampleSite)

test('error pages have every header', () => {
  const added = file.match(/^ *add_header .*$/gm) ?? []

  expect(added.length).toBeGreaterThan(0)
  expect(added.filter((line) => !line.endsWith(' always;'))).toEqual([])
})

test('each location that adds headers lists all of them, because it inherits none', () => {
  const locations = file.split('\nlocation ').filter((text) => / {4}add_header/.test(text))

  expect(locations).toHaveLength(3)
  for (const location of locations) {
    for (const name of PAGE_HEADERS) expect(location).toContain(`add_header ${name} `)
  }
})

test('quotes inside a header are escaped', () => {
  expect(file).toContain(String.raw`payment=(self \"https://calendar.example\")`)
})

test('a redirect keeps the query', () => {
  expect(file).toContain('location = /about/ {\n    return 301 /about$is_args$args;\n}')
})
