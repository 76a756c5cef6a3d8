import { expect, test } from 'vitest'

import { readFlags } from './main.ts'

test('answers can be given by flags', () => {
  expect(readFlags(['--name', 'Juniper Studio', '--city=Asheville'])).toEqual({
    name: 'Juniper Studio',
    city: 'Asheville',
  })
})

test.each([[['--naem', 'Juniper']], [['Juniper']], [['--name', 'Juniper', 'Studio']]])(
  '%j is unknown, and the error names the known flags',
  (words) => {
    expect(() => readFlags(words)).toThrow(/Unknown argument .*\. Use --name, --photographer/)
  },
)

test('a flag without an answer is named', () => {
  expect(() => readFlags(['--name'])).toThrow('No answer after --name. Use --name, --photographer')
})
