import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { SCHEMAS } from '#pipeline/content/files.ts'

import { describeForm } from '../form/describe-form.ts'
import { formerPositions, placeAfter } from './follow.ts'

type Package = { details: unknown[]; price?: string }

const booking = parse(readFileSync('demo/content/booking.yaml', 'utf8'))
const formOf = (data: unknown) => ({ booking: describeForm(SCHEMAS.booking, data) })

/** What places are called after the packages of the demo have changed. */
function after(change: (packages: Package[]) => void, ...places: string[]) {
  const data = structuredClone(booking)
  change(data.packages)
  return places.map((place) => placeAfter(place, formOf(booking), formOf(data)))
}

test('what is typed for an item stays with it, wherever it moves', () => {
  const places = ['booking/packages/0/price', '+booking/packages/1/details', 'booking/title']
  expect(after((all) => all.unshift(all.pop()!), ...places)).toEqual([
    'booking/packages/1/price',
    '+booking/packages/2/details',
    'booking/title',
  ])
})

test('an item before which another is removed has another number, and a removed one none', () => {
  const places = ['booking/packages/1', 'booking/packages/2/details/1/text']
  expect(after((all) => all.splice(1, 1), ...places)).toEqual([
    undefined,
    'booking/packages/1/details/1/text',
  ])
})

test('an item that is changed and one inside it that is moved are followed', () => {
  const change = (all: Package[]) => {
    all[2]!.details = all[2]!.details.toReversed()
    all.unshift(all.pop()!)
  }
  const last = booking.packages[2].details.length - 1
  expect(after(change, 'booking/packages/2/details/0/text')).toEqual([
    `booking/packages/3/details/${last}/text`,
  ])
})

test('a file that cannot be read, and what no form has, keep their names', () => {
  expect(placeAfter('booking/title', formOf(booking), {})).toBe('booking/title')
  expect(after(() => {}, 'blue-wall.jpg', '+booking/none')).toEqual([
    'blue-wall.jpg',
    '+booking/none',
  ])
})

test.for<[what: string, before: unknown, after: unknown, positions: number[]]>([
  ['one is changed', ['a', 'b', 'c'], ['a', 'x', 'c'], [0, 1, 2]],
  ['one of two that are equal is changed', ['a', 'a'], ['x', 'a'], [0, 1]],
  ['one is put back', ['a', 'c'], ['a', 'b', 'c'], [0, -1, 1]],
  ['one is removed', ['a', 'b', 'c'], ['a', 'c'], [0, 2]],
  ['one is moved and another changed', ['a', 'b', 'c'], ['c', 'a', 'x'], [2, 0, 1]],
  ['towns are moved', { Oslo: 1, Bergen: 2 }, { Bergen: 2, Oslo: 1 }, [1, 0]],
  ['a section is added', undefined, ['a'], [-1]],
])('items are known again where %s', ([, before, now, positions]) => {
  expect(formerPositions(before, now)).toEqual(positions)
})
