import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { writeAtomically } from '#pipeline/model/write-atomically.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import { openStore } from './store.ts'

const PRICE = ['packages', 1, 'price']
const PHONE = ['phone']

/** A studio, with a change of two of its files that is about to be made. */
async function aboutToChange(options?: Parameters<typeof temporaryStudio>[0]) {
  const studio = await temporaryStudio(options)
  const edits = [
    await studio.set('booking', PRICE, '$130'),
    await studio.set('studio', PHONE, '(704) 555-0199'),
  ]
  return {
    ...studio,
    price: { what: 'Changed the price', edits: edits.slice(0, 1) },
    phone: { what: 'Changed the phone', edits: edits.slice(1) },
    both: { what: 'Changed both', edits },
    texts: () => Promise.all([studio.text('booking'), studio.text('studio')]),
  }
}

test('a change is written, undone after a restart, and redone', async () => {
  const { store, folders, texts, both } = await aboutToChange()
  const before = await texts()
  expect(await store.change(both)).toEqual({ done: true })
  const after = await texts()
  expect(after).toEqual([
    before[0]!.replace('$120', '$130'),
    before[1]!.replace('(704) 555-0136', '(704) 555-0199'),
  ])

  const restarted = openStore(folders)
  expect(await restarted.history()).toEqual({ undo: 'Changed both', redo: undefined })
  expect(await restarted.undo()).toMatchObject({ done: true, what: 'Changed both' })
  expect(await texts()).toEqual(before)
  await restarted.redo()
  expect(await texts()).toEqual(after)
})

test('a mistake is reported in the build’s words, and nothing is written', async () => {
  const { store, texts, set } = await aboutToChange()
  const before = await texts()
  const edits = [await set('studio', ['email'], 'june at example')]
  expect(await store.change({ what: 'Changed the email', edits })).toMatchObject({
    mistakes: [{ field: 'email', message: expect.stringContaining('is not an email address') }],
  })
  expect(await texts()).toEqual(before)
  expect(await store.history()).toEqual({})
})

test('a broken file does not block changes to other files', async () => {
  const { store, rewrite, phone } = await aboutToChange()
  await rewrite('booking', (text) => text.replace('$120', '$1,20'))
  expect(await store.change(phone)).toEqual({ done: true })
})

test('a file with a byte order mark keeps it', async () => {
  const { store, rewrite, text, phone } = await aboutToChange()
  await rewrite('studio', (words) => `\uFEFF${words}`)
  const before = await text('studio')
  expect(await store.change(phone)).toEqual({ done: true })
  expect(await text('studio')).toBe(before.replace('(704) 555-0136', '(704) 555-0199'))
})

test('a change of a file that cannot be read says which, and why', async () => {
  const { store, folders, phone } = await aboutToChange()
  const file = path.join(folders.content, 'studio.yaml')
  await writeFile(file, Buffer.from([0xff, 0xfe, 0x6e, 0x00]))
  expect(await store.change(phone)).toEqual({
    failure: expect.stringContaining('content/studio.yaml: This file is not plain text in UTF-8'),
  })
})

test('an edit by hand is a conflict in the same field, and is kept in another', async () => {
  const { store, rewrite, text, price } = await aboutToChange()
  await rewrite('booking', (words) => words.replace('$250', '$260'))
  expect(await store.change(price)).toEqual({ done: true })
  expect(await text('booking')).toMatch(/\$130[^]*\$260/)
  expect(await store.change(price)).toMatchObject({ conflict: { now: '$130' } })
})

test('undo refuses what was edited by hand since, and undoes the rest', async () => {
  const { store, rewrite, text, price, phone } = await aboutToChange()
  await store.change(phone)
  await store.change(price)
  await rewrite('booking', (words) => `# By hand.\n${words.replace('$130', '$140')}`)
  expect(await store.undo()).toMatchObject({
    failure: expect.stringContaining('was changed there since'),
  })
  expect(await text('booking')).toContain('$140')
  expect(await store.undo()).toMatchObject({ done: true, what: 'Changed the phone' })
})

test('undo restores both files of a change and its scan, or nothing', async () => {
  const { studio, store, texts, both, rewrite, putScan } = await aboutToChange()
  const before = await texts()
  await putScan('a.jpg')
  const takenOff = path.join(studio, '.desk/taken-off/a.jpg')
  await store.change({ ...both, moves: [{ from: 'uploads/a.jpg', to: '.desk/taken-off/a.jpg' }] })
  const changed = await texts()

  await rename(takenOff, path.join(studio, 'a.jpg'))
  expect(await store.undo()).toEqual({ failure: expect.stringContaining('is not there') })
  expect(await texts()).toEqual(changed)

  await rename(path.join(studio, 'a.jpg'), takenOff)
  expect(await store.undo()).toMatchObject({ done: true })
  expect(await texts()).toEqual(before)
  expect(await readdir(path.join(studio, 'uploads'))).toEqual(['a.jpg'])

  await store.redo()
  await rewrite('studio', (words) => words.replace('555-0199', '555-0111'))
  const mixed = await texts()
  expect(await store.undo()).toEqual({ failure: expect.stringContaining('was changed there') })
  expect(await texts()).toEqual(mixed)
})

test.for([
  ['EPERM', 'rename', 'another program has it open, or it is write-protected'],
  ['EACCES', 'open', 'it may not be changed from your account'],
  ['EROFS', 'open', 'the disk is read-only'],
  ['ENOSPC', 'write', 'the disk is full'],
] as const)(
  'where the second of two files cannot be written (%s), the owner is told why, and neither is changed',
  async ([code, syscall, reason]) => {
    let writes = 0
    const { store, texts, both } = await aboutToChange({
      async write(file, words) {
        if (++writes === 2) throw Object.assign(new Error(code), { code, syscall })
        await writeAtomically(file, words)
      },
    })
    const before = await texts()
    expect(await store.change(both)).toEqual({
      failure: `This was not saved: ${reason}. Nothing was changed.`,
    })
    expect(await texts()).toEqual(before)
    expect(await store.change(both)).toEqual({ done: true })
  },
)

test('a desk that is told to stop in the middle of a change knows when all of it is written', async () => {
  let [begin, goOn] = [() => {}, () => {}]
  const isWriting = new Promise<void>((settle) => (begin = settle))
  const mayGoOn = new Promise<void>((settle) => (goOn = settle))
  const { store, texts, both } = await aboutToChange({
    async write(...words) {
      begin()
      await mayGoOn
      await writeAtomically(...words)
    },
  })
  void store.change(both)
  await isWriting
  const settled = store.settled().then(texts)
  goOn()
  expect(await settled).toEqual([
    expect.stringContaining('$130'),
    expect.stringContaining('(704) 555-0199'),
  ])
})

test('changes of two desks at once are both made, one after the other', async () => {
  const { store, folders, text, set } = await aboutToChange()
  const other = openStore(folders)
  const names = await Promise.all(
    [0, 1, 2, 3].map((at) => set('booking', ['packages', at, 'name'], `Name ${at}`)),
  )
  const outcomes = await Promise.all(
    names.map((edit, at) => (at % 2 ? store : other).change({ what: `${at}`, edits: [edit] })),
  )
  expect(outcomes).toEqual(names.map(() => ({ done: true })))
  expect((await text('booking')).match(/name: Name \d/g)).toHaveLength(4)
})

test('a desk that is slow to save keeps its lock, and the other says so', async () => {
  const { studio, texts, price, store } = await aboutToChange({ waitMs: 50 })
  const lock = path.join(studio, '.desk/lock')
  const owner = `${process.ppid} on ${hostname()}`
  await mkdir(path.dirname(lock))
  await writeFile(lock, owner)
  const before = await texts()
  expect(await store.change(price)).toEqual({
    failure:
      `This was not saved, because another desk (process ${owner}) is saving into this studio: ` +
      'close it, or, if there is none, delete .desk/lock.',
  })
  expect(await texts()).toEqual(before)
  expect(await readFile(lock, 'utf8')).toBe(owner)
})
