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
  ['a {}', `"{}" is not a mark. ${MARKS}`],
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
      'No package in booking.yaml has a price with a currency sign, like $80.\n  Also in:\n    content/portfolio.yaml',
  )
})

test('a mark in a setting is a mistake, since nothing fills it in', async () => {
  const content = await temporaryContent()
  await content.edit('studio.yaml', 'com/dogwood-and-silver-demo', 'com/{studio}')
  await content.edit('studio.yaml', '    Concord:', "    '{town}':")
  await content.edit('booking.yaml', 'dogwood-and-silver-demo/basic-model', '{studio}')
  const lines = [
    await content.line('studio.yaml', "'{town}':"),
    await content.line('studio.yaml', 'com/{studio}'),
    await content.line('booking.yaml', 'com/{studio}'),
  ]

  expect(await content.report()).toBe(`The site's content needs attention: 2 mistakes.

content/studio.yaml:${lines[1]}  scheduling.calendar
  Only texts can have marks. Write out here what "{studio}" stands for.
  Also in:
    content/booking.yaml:${lines[2]}  packages[0].booking

content/studio.yaml:${lines[0]}  serviceArea.towns.{town}
  Only texts can have marks. Write out here what "{town}" stands for.`)
})

test('braces in a setting that are no mark are left as they are', async () => {
  const calendar = 'com/dogwood-and-silver-demo'
  expect(await reportAfter(['studio.yaml', calendar, 'com/juniper?x={}&y={0}'])).toBe(
    'No mistakes.',
  )
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
