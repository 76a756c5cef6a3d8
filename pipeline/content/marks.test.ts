import { expect, test } from 'vitest'

import { temporaryContent } from '../tests/temporary-content.ts'
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
  ['{studio}', "A text that begins with { must stand in quotes, like '{studio}'."],
] as const)('“%s” is a mistake in the line where it stands', async ([words, message]) => {
  const content = await temporaryContent()
  await content.edit('home.yaml', 'heading: Recent Work', `heading: ${words}`)

  const line = await content.line('home.yaml', `heading: ${words}`)
  expect(await content.report()).toContain(
    `1 mistake.\n\ncontent/home.yaml:${line}  recentWork.heading\n  ${message}`,
  )
})

test('a mark for something that the studio has not written is a mistake', async () => {
  const content = await temporaryContent()
  for (const price of ['$80', '$120', '$250', '$420']) {
    await content.edit('booking.yaml', `price: ${price}`, 'price: On request')
  }

  const report = await content.report()
  expect(report).toContain('1 mistake.')
  expect(report).toContain(
    'description\n  "{lowestPrice}" stands for nothing. ' +
      'No package in booking.yaml has a price with a currency sign, like $80.\n  Also named in:\n    content/portfolio.yaml',
  )
})

test('a text that others repeat holds no mark, which could lead back to itself', async () => {
  const content = await temporaryContent()
  await content.edit('studio.yaml', 'name: Dogwood', 'name: The {city}')

  expect(await content.report()).toContain('name\n  Marks in other texts stand for what is written')
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
