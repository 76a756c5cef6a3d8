import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { FILES, SCHEMAS } from '#pipeline/content/files.ts'

import { describeForm } from '../form/describe-form.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import { usesOf } from './uses.ts'
import { takeOff } from './take-off.ts'

type Item = { src: string }

const data = Object.fromEntries(
  FILES.map((file) => [file, parse(readFileSync(`demo/content/${file}.yaml`, 'utf8'))]),
)
const forms = Object.fromEntries(
  FILES.map((file) => [file, describeForm(SCHEMAS[file], data[file])]),
)
const demo = { data, forms }

test('a photograph is taken off every page at once, and put back by one undo', async () => {
  const photograph = 'print-24-hp5.jpg'
  const result = takeOff([photograph], demo)
  if ('needed' in result) throw new Error('Nothing is needed.')
  const { store, text } = await temporaryStudio()
  const before = await Promise.all(FILES.map(text))

  expect(await store.change({ what: 'Took it off every page', edits: result.edits })).toEqual({
    done: true,
  })
  expect((await Promise.all(FILES.map(text))).join()).not.toContain(photograph)
  await store.undo()
  expect(await Promise.all(FILES.map(text))).toEqual(before)
})

test('places that require a photograph need a replacement first', () => {
  expect(takeOff(['june-hands-hp5.jpg'], demo)).toEqual({
    needed: ['about/introduction/portrait', 'sharing/cards/about/photograph'],
  })
})

test('several photographs are taken off by one change, also where one list shows them', async () => {
  const { store, valueOf } = await temporaryStudio()
  const sessions = (await valueOf('portfolio', ['recentSessions', 'photographs'])) as Item[]
  const photographs = sessions.slice(8, 11).map(({ src }) => src)
  const result = takeOff(photographs, demo)
  if ('needed' in result) throw new Error('Nothing is needed.')
  expect(await store.change({ what: 'Took 3 off', edits: result.edits })).toEqual({ done: true })
  expect(await valueOf('portfolio', ['recentSessions', 'photographs'])).toEqual(
    sessions.toSpliced(8, 3),
  )
})

test('every use of a photograph is known', () => {
  expect(usesOf(forms).get('balloons-sky-ektar-100.jpg')).toEqual([
    'home/recentWork/photographs/0/src',
    'portfolio/recentSessions/photographs/19/src',
  ])
})
