import { expect, test } from 'vitest'

import { example, PAGE_HEADERS } from '../tests/example.ts'
import { nginxFile } from './nginx.ts'

const file = nginxFile(example)

test('every header is sent with error pages, too', () => {
  const added = file.match(/^ *add_header .*$/gm) ?? []

  expect(added.length).toBeGreaterThan(0)
  expect(added.filter((line) => !line.endsWith(' always;'))).toEqual([])
})

test('a location that adds a header inherits none, so each that does says all', () => {
  const locations = file.split('\nlocation ').filter((text) => / {4}add_header/.test(text))

  expect(locations).toHaveLength(3)
  for (const location of locations) {
    for (const name of PAGE_HEADERS) expect(location).toContain(`add_header ${name} `)
  }
})

test('the quotes of a header survive those of nginx', () => {
  expect(file).toContain(String.raw`payment=(self \"https://calendar.example\")`)
})

test('another form of a path keeps the query on its way to the page', () => {
  expect(file).toContain('location = /about/ {\n    return 301 /about$is_args$args;\n}')
})
