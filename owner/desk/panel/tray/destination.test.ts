import { expect, test } from 'vitest'

import { readState } from '../../server/state.ts'
import { temporaryStudio } from '../../tests/temporary-studio.ts'
import type { Follow } from '../changes.ts'
import { editsAtEnd, questionsAt } from './destination.ts'
import { editsToKeep } from './use-roll.ts'

const SESSIONS = 'portfolio/recentSessions/photographs'
const SLIDE = 'home/slideshow/slides/1/image'
/** Nothing has moved. */
const stay: Follow = (_, path) => path

const draft = { alt: 'Rain on a window.', film: 'Portra 400', where: '', given: {} }

test('a new scan is described and added to a list by one change, which one undo takes back', async () => {
  const { store, text, valueOf } = await temporaryStudio()
  const before = [await text('photographs'), await text('portfolio')]
  const state = await readState(store, [])
  expect(questionsAt(state, SESSIONS).map(({ label }) => label)).toEqual(['Caption'])

  const given = { '/0/caption': 'It rained.' }
  const edits = editsToKeep('rain.jpg', { ...draft, where: SESSIONS, given })(state, stay)
  expect(await store.change({ what: 'Described rain.jpg', edits })).toEqual({ done: true })
  expect(await text('photographs')).toContain('- file: rain.jpg\n  alt: Rain on a window.\n')
  expect(await valueOf('portfolio', ['recentSessions', 'photographs', 25])).toEqual({
    src: 'rain.jpg',
    caption: 'It rained.',
  })
  await store.undo()
  expect([await text('photographs'), await text('portfolio')]).toEqual(before)
})

test('a new scan that replaces a photograph brings its own caption', async () => {
  const { store, valueOf } = await temporaryStudio()
  const state = await readState(store, [])
  expect(questionsAt(state, SLIDE).map(({ label }) => label)).toEqual(['Caption'])
  const given = { '/caption': 'It rained.' }
  const edits = editsToKeep('rain.jpg', { ...draft, where: SLIDE, given })(state, stay)
  expect(await store.change({ what: 'Described rain.jpg', edits })).toEqual({ done: true })
  expect(await valueOf('home', ['slideshow', 'slides', 1])).toEqual({
    image: 'rain.jpg',
    caption: 'It rained.',
  })
})

test('several photographs are added to a list in their order, by one change', async () => {
  const { store, valueOf } = await temporaryStudio()
  const shown = ['porch-light-gold-200.jpg', 'wildflowers-portra-400.jpg'].map((scan, at) => {
    return { scan, given: { '/0/title': `Title ${at}` } }
  })
  const edits = editsAtEnd(await readState(store, []), 'home/recentWork/photographs', shown)
  expect(await store.change({ what: 'Added 2 photographs', edits })).toEqual({ done: true })
  const list = (await valueOf('home', ['recentWork', 'photographs'])) as unknown[]
  expect(list.slice(-2)).toEqual([
    { src: 'porch-light-gold-200.jpg', title: 'Title 0' },
    { src: 'wildflowers-portra-400.jpg', title: 'Title 1' },
  ])
})

test('only words that are about a photograph are asked for with it', async () => {
  const state = await readState((await temporaryStudio()).store, [])
  const asked = (place: string) => questionsAt(state, place).map(({ label }) => label)
  expect(asked('about/introduction/portrait')).toEqual(['Caption'])
  expect(asked('portfolio/featuredWork/photographs/0/src')).toEqual(['Title', 'Category'])
  expect(asked('booking/steps/2/photograph')).toEqual([])
})
