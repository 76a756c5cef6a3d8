import { expect, it, vi } from 'vitest'

import type { Conflict } from '../document/merge.ts'
import { openWorkingCopy, type Left, type WorkingCopy } from './working-copy.ts'

type Packages = { packages: { name: string; price: string }[] }

const packages = (words: string): Packages => ({
  packages: words.split(' ').map((one) => ({ name: one[0]!, price: one.slice(1) })),
})

const UNDONE = { done: true, what: 'Changed Home' }
const FULL = { failure: 'The disk is full.' }

/** A desk that holds one file, which another window may write, too. */
function deskWith(data: Packages) {
  const conflicts: Conflict[] = []
  const held = { data, revision: 1, conflicts, isThere: true, isRead: true, isFull: false }
  const asked: string[] = []
  const saves: { step?: string; thrownAway?: string[] }[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!held.isThere) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(address, 'http://desk')
    asked.push(pathname.replace('/__desk/', ''))
    return Response.json(answer(asked.at(-1)!, searchParams.get('booking'), String(body)))
  })

  function answer(name: string, has: string | null, body: string): object {
    const revision = String(held.revision)
    if (name === 'undo') return UNDONE
    if (name === 'state') {
      const files = has === revision ? {} : { booking: { ...held, revision } }
      const unread = held.isRead ? [] : ['booking']
      return { files, unread, mistakes: [], history: {}, uploads: '', names: [] }
    }
    const { files, ...save } = JSON.parse(body)
    saves.push(save)
    if (held.isFull) return FULL
    if (!held.isRead) return { failure: 'It is broken.' }
    if (files.booking && files.booking.revision !== revision) return { stale: ['booking'] }
    if (files.booking) write(files.booking.data)
    return { done: true, revisions: { booking: String(held.revision) }, mistakes: [], toMend: [] }
  }

  function write(next: Packages) {
    Object.assign(held, { data: next, conflicts: [], revision: held.revision + 1 })
  }

  return { held, asked, saves, write }
}

async function openCopy(left?: Left, open = openWorkingCopy) {
  let shown: WorkingCopy | undefined
  const told: unknown[] = []
  const copy = open((next, progress) => {
    shown = next
    if (progress) told.push(progress)
  }, left)
  await copy.refresh()
  return {
    copy,
    told,
    theirs: () => Object.fromEntries(shown!.theirs),
    isGone: () => shown!.isGone,
    booking: () => copy.data().booking,
    type: (next: Packages, step?: string) =>
      copy.change({ what: 'Changed it', make: () => ({ booking: next }), ...(step && { step }) }),
  }
}

it('says how an undo ended before what was changed after it is saved', async () => {
  const { asked } = deskWith(packages('a1'))
  const { copy, told, type } = await openCopy()
  const replayed = copy.request('undo').then((answer) => told.push(answer))
  type(packages('a2'))
  await replayed
  await expect.poll(() => asked).toEqual(['state', 'undo', 'state', 'save', 'state'])
  expect(told).toEqual(['saving', UNDONE, 'saving', expect.objectContaining({ done: true })])
})

it('throws scans away in the next save, where one has failed', async () => {
  const { held, saves } = deskWith(packages('a1'))
  const { copy } = await openCopy()
  held.isFull = true
  copy.change({ what: 'Threw a.jpg away', make: (data) => data, thrownAway: ['a.jpg'] })
  await expect.poll(() => saves).toHaveLength(1)
  held.isFull = false
  const thrownAway = { thrownAway: ['a.jpg'] }
  const timeout = 120_000
  await expect.poll(() => saves, { timeout }).toMatchObject([thrownAway, thrownAway])
})

it('keeps steps apart from those of an earlier visit, with which undo would join them', async () => {
  const { saves } = deskWith(packages('a1'))
  for (const visit of [2, 3]) {
    vi.resetModules()
    vi.spyOn(Date, 'now').mockReturnValue(visit)
    const { openWorkingCopy: open } = await import('./working-copy.ts')
    const { copy, type } = await openCopy(undefined, open)
    type(packages(`a${visit}`), 'price')
    await copy.refresh()
  }
  expect(new Set(saves.map(({ step }) => step)).size).toBe(2)
})

it('refuses an undo that was asked for after a save that failed', async () => {
  const { held } = deskWith(packages('a1'))
  const { copy, type } = await openCopy()
  held.isFull = true
  type(packages('a2'))
  expect(await copy.request('undo')).toEqual(FULL)
})

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

it('keeps an item of theirs that has no counterpart here any more', async () => {
  const { held, write } = deskWith(packages('a1 b1'))
  const { copy, booking, type, theirs } = await openCopy()
  write(packages('a1 c2'))
  type(packages('a1 d9'))
  await copy.refresh()
  expect(Object.values(theirs())).toEqual(['c', '2'])
  type(packages('a1 d9 e9'))
  await copy.refresh()
  await expect.poll(copy.isUnsaved).toBe(false)
  expect(held.data).toEqual(packages('a1 d9 e9 c2'))
  expect(booking()).toEqual(held.data)
})

it.each([
  ['mine', 'a9'],
  ['theirs', 'a2'],
  ['theirs, on a full disk', 'a2'],
])('asks about what waited while it was changed by hand: %s', async (choice, chosen) => {
  const { held } = deskWith(packages('a9'))
  const path = ['packages', 0, 'price']
  held.conflicts = [{ path, theirsAt: path, base: '1', theirs: '2' }]
  const { copy, theirs, booking } = await openCopy()
  expect(theirs()).toEqual({ 'booking/packages/0/price': '2' })
  expect(booking()).toEqual(packages('a9'))
  held.isFull = choice.endsWith('full disk')
  copy.choose('booking/packages/0/price', choice === 'mine')
  // Then something else is changed by hand.
  for (const changes of [0, 1]) {
    held.revision += changes
    await copy.refresh()
    expect(copy.isUnsaved()).toBe(held.isFull)
  }
  held.isFull = false
  await copy.refresh()
  await expect.poll(copy.isUnsaved).toBe(false)
  expect(held.data).toEqual(packages(chosen))
})

it('keeps words and choices for a file that cannot be read any more, and refuses what is chosen', async () => {
  const { held, write } = deskWith(packages('a1'))
  const { copy, type, booking, told } = await openCopy()
  write(packages('a2'))
  type(packages('a9'))
  await copy.refresh()
  held.isRead = false
  await copy.refresh()
  expect(booking()).toEqual(packages('a9'))
  expect(copy.isUnsaved()).toBe(true)
  // What was left stays until the studio was read.
  const left = copy.left()!
  expect(left.data).toEqual({ booking: packages('a9') })
  expect(openWorkingCopy(() => {}, left).left()).toBe(left)

  void copy.request('undo')
  copy.choose('booking/packages/0/price', false)
  await expect.poll(() => told).toContainEqual({ failure: 'It is broken.' })
})

it('says that the desk does not answer, whatever was asked of it, until it is back', async () => {
  const { held } = deskWith(packages('a1'))
  const { copy, isGone } = await openCopy()
  held.isThere = false
  const back = copy.refresh()
  await expect.poll(isGone, { timeout: 120_000 }).toBe(true)
  held.isThere = true
  await back
  await expect.poll(isGone).toBe(false)
})
