import { expect, test } from 'vitest'

import { readFlags } from './main.ts'

test('answers can be given by flags', () => {
  expect(readFlags(['--name', 'Juniper Studio', '--city=Asheville'])).toEqual({
    name: 'Juniper Studio',
    city: 'Asheville',
  })
})

test.each([
  [['--naem', 'Juniper']],
  [['--name']],
  [['Juniper']],
  [['--name', 'Juniper', 'Studio']],
])('%j is not understood, and the flags that are get named', (words) => {
  expect(() => readFlags(words)).toThrow(/is not understood\. Known are --name, --photographer/)
})
