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

test('photographs are taken off every page and list by one change, and put back by one undo', async () => {
  const { store, text, valueOf } = await temporaryStudio()
  const before = await Promise.all(FILES.map(text))
  const sessions = (await valueOf('portfolio', ['recentSessions', 'photographs'])) as Item[]
  const photographs = ['print-24-hp5.jpg', ...sessions.slice(8, 11).map(({ src }) => src)]
  const result = takeOff(photographs, demo)
  if ('needed' in result) throw new Error('Nothing is needed.')

  expect(await store.change({ what: 'Took 4 off', edits: result.edits })).toEqual({ done: true })
  const after = (await Promise.all(FILES.map(text))).join()
  expect(photographs.filter((photograph) => after.includes(photograph))).toEqual([])
  const left = await valueOf('portfolio', ['recentSessions', 'photographs'])
  expect(left).toEqual(sessions.filter(({ src }) => !photographs.includes(src)))
  await store.undo()
  expect(await Promise.all(FILES.map(text))).toEqual(before)
})

test('places that require a photograph need a replacement first', () => {
  expect(takeOff(['june-hands-hp5.jpg'], demo)).toEqual({
    needed: ['about/introduction/portrait', 'sharing/cards/about/photograph'],
  })
})

test('every use of a photograph is known', () => {
  expect(usesOf(forms).get('balloons-sky-ektar-100.jpg')).toEqual([
    'home/recentWork/photographs/0/src',
    'portfolio/recentSessions/photographs/19/src',
  ])
})
