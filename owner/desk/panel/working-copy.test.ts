import { afterEach, expect, it, vi } from 'vitest'

import type { Conflict } from '../document/merge.ts'
import { openWorkingCopy, type Left, type WorkingCopy } from './working-copy.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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

it('keeps steps apart from those of an earlier visit, with which undo would join them', async () => {
  const steps: string[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.includes('save')) return Response.json(state)
    steps.push(JSON.parse(String(body)).step)
    return Response.json(saved)
  })
  for (const visit of [1, 2]) {
    vi.resetModules()
    vi.spyOn(Date, 'now').mockReturnValue(visit)
    const { copy } = await openCopy(undefined, (await import('./working-copy.ts')).openWorkingCopy)
    const make = () => ({ about: { title: String(visit) } })
    copy.change({ what: 'Changed About', step: 'title', make })
    await copy.refresh()
  }
  expect(new Set(steps).size).toBe(2)
})

it('refuses an undo that was asked for after a save that failed', async () => {
  const failed = { failure: 'The disk is full.' }
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('save') ? failed : state),
  )
  const copy = openWorkingCopy(() => {})
  await copy.refresh()
  copy.change({ what: 'Changed About', make: () => ({ about: { title: 'June' } }) })
  expect(await copy.request('undo')).toEqual(failed)
})

type Packages = { packages: { name: string; price: string }[] }

const packages = (words: string): Packages => ({
  packages: words.split(' ').map((one) => ({ name: one[0]!, price: one.slice(1) })),
})

/** A desk that holds one file, which another window may write, too. */
function deskWith(data: Packages) {
  const held = { data, revision: 1, isRead: true, conflicts: [] as Conflict[] }
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const has = new URL(address, 'http://desk').searchParams.get('booking')
    const revision = String(held.revision)
    if (!address.includes('save')) {
      const { data: sent, conflicts } = held
      const files = has === revision ? {} : { booking: { revision, data: sent, conflicts } }
      return Response.json({ ...state, files, unread: held.isRead ? [] : ['booking'] })
    }
    if (!held.isRead) return Response.json({ failure: 'It is broken.' })
    const { booking } = JSON.parse(String(body)).files
    if (booking.revision !== revision) return Response.json({ stale: ['booking'] })
    Object.assign(held, { data: booking.data, conflicts: [], revision: held.revision + 1 })
    return Response.json({ ...saved, revisions: { booking: String(held.revision) } })
  })
  return {
    held,
    write(next: Packages) {
      held.data = next
      held.revision++
    },
  }
}

async function openCopy(left?: Left, open = openWorkingCopy) {
  let shown: WorkingCopy | undefined
  const told: unknown[] = []
  const copy = open((next, progress) => {
    shown = next
    told.push(progress)
  }, left)
  await copy.refresh()
  return {
    copy,
    told,
    theirs: () => Object.fromEntries(shown!.theirs),
    booking: () => copy.data().booking,
    type: (next: Packages) => copy.change({ what: 'Changed it', make: () => ({ booking: next }) }),
  }
}

it('asks about a field that two have changed, whatever either does meanwhile', async () => {
  const { held, write } = deskWith(packages('a1 b1'))
  const { copy, theirs, booking, type } = await openCopy()
  write(packages('a1 b2'))
  type(packages('a1 b9'))
  await copy.refresh()
  expect(theirs()).toEqual({ 'booking/packages/1/price': '2' })
  expect(held.data).toEqual(packages('a1 b2'))

  // They type on.
  write(packages('a1 b3'))
  await copy.refresh()
  expect(theirs()).toEqual({ 'booking/packages/1/price': '3' })

  // I go on elsewhere in the file.
  type(packages('b9 a5'))
  await copy.refresh()
  expect(theirs()).toEqual({ 'booking/packages/0/price': '3' })
  expect(booking()).toEqual(packages('b9 a5'))
  expect(held.data).toEqual(packages('b3 a5'))
  expect(copy.isUnsaved()).toBe(true)

  // The panel is loaded again.
  const again = await openCopy(JSON.parse(JSON.stringify(copy.left())) as Left)
  expect(again.theirs()).toEqual({ 'booking/packages/0/price': '3' })
  expect(again.booking()).toEqual(packages('b9 a5'))
  again.copy.choose('booking/packages/0/price', true)
  await again.copy.refresh()
  expect(held.data).toEqual(packages('b9 a5'))
  expect(again.theirs()).toEqual({})
  expect(again.copy.left()).toBeUndefined()
})

it.each([
  [true, 'a1 b9'],
  [false, 'a1 b2'],
])('asks about what waited while it was changed by hand: mine %s', async (isMine, chosen) => {
  const { held } = deskWith(packages('a1 b9'))
  const path = ['packages', 1, 'price']
  held.conflicts = [{ path, theirsAt: path, base: '1', theirs: '2' }]
  const { copy, theirs, booking } = await openCopy()
  expect(theirs()).toEqual({ 'booking/packages/1/price': '2' })
  expect(booking()).toEqual(packages('a1 b9'))
  expect(copy.isUnsaved()).toBe(true)
  copy.choose('booking/packages/1/price', isMine)
  await copy.refresh()
  expect(held.data).toEqual(packages(chosen))
  expect(theirs()).toEqual({})
  expect(copy.isUnsaved()).toBe(false)
})

it('takes what others have written where that is chosen, and saves what comes after it', async () => {
  const { held, write } = deskWith(packages('a1 b1'))
  const { copy, booking, type } = await openCopy()
  write(packages('a2 b1'))
  type(packages('a9 b9'))
  await copy.refresh()
  copy.choose('booking/packages/0/price', false)
  await copy.refresh()
  expect(booking()).toEqual(packages('a2 b9'))
  type(packages('a7 b9'))
  await copy.refresh()
  expect(held.data).toEqual(packages('a7 b9'))
  expect(copy.isUnsaved()).toBe(false)
})

it('refuses a choice in a file that cannot be read any more, and goes on', async () => {
  const { held, write } = deskWith(packages('a1 b1'))
  const { copy, type, told } = await openCopy()
  write(packages('a2 b1'))
  type(packages('a9 b1'))
  await copy.refresh()
  held.isRead = false
  void copy.request('undo')
  copy.choose('booking/packages/0/price', false)
  await expect.poll(() => told).toContainEqual({ failure: 'It is broken.' })
})

it('keeps words for a file that cannot be read, and what was left until the studio was read', async () => {
  const { held } = deskWith(packages('a1'))
  const { copy, type } = await openCopy()
  held.isRead = false
  type(packages('a9'))
  await copy.refresh()
  expect(copy.isUnsaved()).toBe(true)
  const left = copy.left()!
  expect(left.data).toEqual({ booking: packages('a9') })
  expect(openWorkingCopy(() => {}, left).left()).toBe(left)
})

it('keeps what waits for a choice in a file that cannot be read any more', async () => {
  const { held, write } = deskWith(packages('a1'))
  const { copy, type, booking } = await openCopy()
  write(packages('a2'))
  type(packages('a9'))
  await copy.refresh()
  held.isRead = false
  await copy.refresh()
  expect(booking()).toEqual(packages('a9'))
})

it('says that the desk does not answer, whatever was asked of it, until it is back', async () => {
  let isThere = true
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return Response.json(state)
  })
  const told: boolean[] = []
  const copy = openWorkingCopy(({ isGone }) => told.push(isGone))
  await copy.refresh()
  isThere = false
  const back = copy.refresh()
  await vi.waitFor(() => expect(told.at(-1)).toBe(true), { timeout: 120_000 })
  isThere = true
  await back
  await vi.waitFor(() => expect(told.at(-1)).toBe(false))
})
