import { afterEach, expect, it, vi } from 'vitest'

import { openWorkingCopy } from './working-copy.ts'

afterEach(() => vi.unstubAllGlobals())

const about = { revision: 'first', data: { title: 'About' } }
const state = { files: { about }, unread: [], mistakes: [], history: {}, uploads: '', names: [] }
const saved = { done: true, revisions: { about: 'second' }, mistakes: [], toMend: [] }
const undone = { done: true, what: 'Changed Home' }

it('says how an undo ended before what was changed after it is saved', async () => {
  const answers: Record<string, object> = { state, save: saved, undo: undone }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const [, name] = /__desk\/(\w+)/.exec(address)!
    asked.push(name!)
    return Response.json(await answers[name!])
  })
  const told: unknown[] = []
  const copy = openWorkingCopy((_, progress) => progress && told.push(progress))
  await copy.refresh()

  const replayed = copy.request('undo').then((answer) => told.push(answer))
  copy.change({ what: 'Changed About', make: () => ({ about: { title: 'June' } }) })
  await replayed
  await vi.waitFor(() => expect(asked).toEqual(['state', 'undo', 'state', 'save', 'state']))
  expect(told).toEqual(['saving', undone, 'saving', saved])
})

it('throws scans away in the next save, where one has failed', async () => {
  const failed = { failure: 'The disk is full.' }
  const answers = [failed, saved]
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.includes('save')) return Response.json(state)
    sent.push(JSON.parse(String(body)).thrownAway)
    return Response.json(answers.shift())
  })
  const copy = openWorkingCopy(() => {})
  await copy.refresh()
  copy.change({ what: 'Threw a.jpg away', make: (data) => data, thrownAway: ['a.jpg'] })
  await vi.waitFor(() => expect(sent).toEqual([['a.jpg'], ['a.jpg']]), { timeout: 120_000 })
})
