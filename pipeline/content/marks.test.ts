import { expect, test } from 'vitest'

import { reportAfter, temporaryContent, type Replacement } from '../tests/temporary-content.ts'
import { FACTS, type Facts } from './facts.ts'
import { fillIn } from './marks.ts'

const MARKS =
  'The marks are {studio}, {photographer}, {city}, {town}, {email}, {phone}, {lowestPrice}, ' +
  '{packages}, {year}.'

test.for([
  ['a {citty}', `"{citty}" is not a mark. Did you mean "{city}"? ${MARKS}`],
  ['a {CITY}', `"{CITY}" is not a mark. Did you mean "{city}"? ${MARKS}`],
  ['a {zoetrope}', `"{zoetrope}" is not a mark. ${MARKS}`],
  ['a {city', 'This text has a "{" without a partner. Marks are written like {studio}.'],
  ['a city}', 'This text has a "}" without a partner. Marks are written like {studio}.'],
  ['{town}', "This must be text. Text that begins with { or [ must be in quotes, like '{studio}'."],
] as const)('“%s” is a mistake in its line', async ([words, message]) => {
  const content = await temporaryContent()
  await content.edit('home.yaml', 'heading: Recent Work', `heading: ${words}`)

  const line = await content.line('home.yaml', `heading: ${words}`)
  expect(await content.report()).toContain(
    `1 mistake.\n\ncontent/home.yaml:${line}  recentWork.heading\n  ${message}`,
  )
})

test('a mark for something that the studio has not written is a mistake', async () => {
  const prices = ['$80', '$120', '$250', '$420']
  const report = await reportAfter(
    ...prices.map((price): Replacement => ['booking.yaml', `price: ${price}`, 'price: On request']),
  )
  expect(report).toContain('1 mistake.')
  expect(report).toContain(
    'description\n  "{lowestPrice}" stands for nothing. ' +
      'No package in booking.yaml has a price with a currency sign, like $80.\n  Also in:\n    content/home.yaml',
  )
})

test('a mark in a setting is a mistake, since nothing fills it in', async () => {
  const report = await reportAfter(
    ['studio.yaml', 'calendar: sample', 'calendar: calendly.com/june?for={studio}'],
    ['studio.yaml', '    Concord:', "    '{town}':"],
    ['booking.yaml', 'price: $80', 'booking: https://book.example/june?for={studio}'],
  )
  expect(report).toContain('2 mistakes')
  expect(report).toMatch(
    /scheduling\.calendar\n {2}Only texts can have marks\. Write out here what "\{studio\}".*\n {2}Also in:\n.*packages\[0\]\.booking/,
  )
  expect(report).toContain('serviceArea.towns.{town}\n  Only texts can have marks.')
})

test('braces in a setting that are no mark are left as they are', async () => {
  const edit = [
    'studio.yaml',
    'calendar: sample',
    'calendar: https://calendly.com/juniper?x={}&y={0}',
  ] as const
  expect(await reportAfter([...edit])).toBe('No mistakes.')
})

test('a fact may not contain a mark, which could refer to itself', async () => {
  const report = await reportAfter(['studio.yaml', 'name: Dogwood', 'name: The {city}'])
  expect(report).toContain('name\n  Marks in other texts stand for what is written')
})

test('a mark gives its fact, with a capital where it has one', () => {
  const facts = {
    ...(Object.fromEntries(FACTS.map((one) => [one, one])) as Facts),
    packages: 'four',
  }

  expect(fillIn('{Packages} sessions, { packages } in all: $1 and $& from {studio}', facts)).toBe(
    'Four sessions, four in all: $1 and $& from studio',
  )
})
