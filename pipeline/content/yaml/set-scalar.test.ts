import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { setScalar } from './set-scalar.ts'

const FILE = `# The studio.
name: Dogwood & Silver # as on the door
scheduling:
  calendar: https://example.com/old
`

test('a value changes, and comments and all other lines stay', () => {
  expect(setScalar(FILE, ['name'], 'Zoë Müller-Đặng')).toBe(
    FILE.replace('Dogwood & Silver', 'Zoë Müller-Đặng'),
  )
  expect(setScalar(FILE, ['scheduling', 'calendar'], 'https://example.com/new')).toBe(
    FILE.replace('old', 'new'),
  )
})

test.for(['yes: no', '# one', "it's", '"quoted"', '  spaces  ', '42', 'null', '- a'])(
  'a value that means something in YAML, like %j, is quoted',
  (value) => {
    expect(parse(setScalar(FILE, ['name'], value)).name).toBe(value)
  },
)

test('a field that is not there is an error that names it', () => {
  expect(() => setScalar(FILE, ['scheduling', 'link'], 'x')).toThrow('scheduling.link')
})
