import { expect, test } from 'vitest'

import { countyNames, findCounty, stateCode, STATES } from './counties.ts'

test.each([
  ['Mecklenburg', 'NC', '37119'],
  ['Mecklenburg', 'VA', '51117'],
  ['York', 'SC', '45091'],
  ['Orleans', 'LA', '22071'],
])('%s is found in %s', (name, state, id) => {
  expect(findCounty(name, state)).toEqual({ name, state, ids: [id] })
})

test.each([
  ['mecklenburg county', 'NC', 'Mecklenburg'],
  ['  Orleans  Parish ', 'LA', 'Orleans'],
  ['Dona Ana', 'NM', 'Doña Ana'],
  ['Juneau City', 'AK', 'Juneau'],
  ['James City', 'VA', 'James City'],
  ['St. Charles', 'MO', 'St. Charles'],
])('%s in %s is %s', (words, state, name) => {
  expect(findCounty(words, state)?.name).toBe(name)
})

test('a city and the county around it that share a name are served together', () => {
  expect(findCounty('Baltimore', 'MD')?.ids.toSorted()).toEqual(['24005', '24510'])
})

test('a county of a different state is not found', () => {
  expect(findCounty('York', 'NC')).toBeUndefined()
})

test.each([
  ['nc', 'NC'],
  [' Nc ', 'NC'],
  ['north carolina', 'NC'],
  ['District of Columbia', 'DC'],
])('%s is %s', (words, code) => {
  expect(stateCode(words)).toBe(code)
})

test.each(['', 'Carolina', 'XX', 'constructor', 'toString'])('“%s” is no state', (words) => {
  expect(stateCode(words)).toBeUndefined()
})

test('every state has counties', () => {
  expect(Object.keys(STATES).filter((state) => countyNames(state).length === 0)).toEqual([])
})
