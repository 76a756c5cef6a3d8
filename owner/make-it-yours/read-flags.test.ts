import { expect, test } from 'vitest'

import { readFlags } from './main.ts'

test('answers can be given by flags', () => {
  expect(readFlags(['--name', 'Juniper Studio', '--city=Asheville'])).toEqual({
    name: 'Juniper Studio',
    city: 'Asheville',
  })
})

test.for([
  [['--naem', 'Juniper'], "Unknown option '--naem'"],
  [['--name', 'Juniper', 'Studio'], "Unexpected argument 'Studio'"],
  [['--name'], "Option '--name <value>' argument missing"],
] as const)('%j is refused, with the known flags', ([words, message]) => {
  expect(() => readFlags([...words])).toThrow(message)
  expect(() => readFlags([...words])).toThrow('Use --name, --short-name, --photographer')
})
