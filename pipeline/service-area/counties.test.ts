import { expect, test } from 'vitest'

import { countyNames, findCounty, stateCode, STATES } from './counties.ts'

test.for([
  ['Mecklenburg', 'NC', 'Mecklenburg', '37119'],
  ['mecklenburg county', 'VA', 'Mecklenburg', '51117'],
  ['  Orleans  Parish ', 'LA', 'Orleans', '22071'],
  ['Dona Ana', 'NM', 'Doña Ana', '35013'],
  ['James City', 'VA', 'James City', '51095'],
  // The city, and the county around it.
  ['Baltimore', 'MD', 'Baltimore', '24510,24005'],
] as const)('%s in %s is %s', ([words, state, name, ids]) => {
  const found = findCounty(words, state)!
  expect(found).toMatchObject({ name, state })
  expect(found.ids.toSorted()).toEqual(ids.split(',').toSorted())
})

test('a county of a different state is not found', () => {
  expect(findCounty('York', 'NC')).toBeUndefined()
})

test.for([
  ['nc', 'NC'],
  ['north carolina', 'NC'],
  ['Carolina', undefined],
  ['constructor', undefined],
])('the letters of “%s” are %s', ([words, code]) => {
  expect(stateCode(words!)).toBe(code)
})

test('every state has counties', () => {
  expect(Object.keys(STATES).filter((state) => countyNames(state).length === 0)).toEqual([])
})
