import { expect, test } from 'vitest'

import { readState } from '../../server/state.ts'
import { temporaryStudio } from '../../tests/temporary-studio.ts'
import { editsAtEnd } from './destination.ts'

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
