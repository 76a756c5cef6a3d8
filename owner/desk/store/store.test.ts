import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { transformWithOxc } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

import { writeAtomically } from '#pipeline/model/write-atomically.ts'
import { temporaryStudio } from '../tests/temporary-studio.ts'
import { openStore } from './store.ts'

const PRICE = ['packages', 1, 'price']

test('a desk that is told to stop in the middle of a change knows when all of it is written', async () => {
  const { folders, text, set } = await temporaryStudio()
  let isWriting = false
  const write: typeof writeAtomically = async (...words) => {
    isWriting = true
    await setTimeout(20)
    await writeAtomically(...words)
  }
  const store = openStore(folders, { write })
  const edits = [
    await set('booking', PRICE, '$130'),
    await set('studio', ['phone'], '(704) 555-0199'),
  ]
  void store.change({ what: 'Changed two files', edits })
  await vi.waitUntil(() => isWriting, { timeout: 20_000 })

  await store.settled()
  expect(await text('booking')).toContain('$130')
  expect(await text('studio')).toContain('(704) 555-0199')
  expect(await store.history()).toEqual({ undo: 'Changed two files', redo: undefined })
})

test('a change is written, undone after a restart, and redone', async () => {
  const { store, folders, text, set } = await temporaryStudio()
  const before = await text('booking')
  const edits = [await set('booking', PRICE, '$130')]

  expect(await store.change({ what: 'Changed the price', edits })).toEqual({ done: true })
  expect(await text('booking')).toBe(before.replace('$120', '$130'))

  const restarted = openStore(folders)
  expect(await restarted.history()).toEqual({ undo: 'Changed the price', redo: undefined })
  expect(await restarted.undo()).toMatchObject({ done: true, what: 'Changed the price' })
  expect(await text('booking')).toBe(before)
  await restarted.redo()
  expect(await text('booking')).toBe(before.replace('$120', '$130'))
})

test('a mistake is reported in the build’s words, and nothing is written', async () => {
  const { store, text, set } = await temporaryStudio()
  const before = await text('studio')
  const edits = [await set('studio', ['email'], 'june at example')]

  expect(await store.change({ what: 'Changed the email', edits })).toMatchObject({
    mistakes: [{ field: 'email', message: expect.stringContaining('is not an email address') }],
  })
  expect(await text('studio')).toBe(before)
  expect(await store.history()).toEqual({})
})

test('a change needs no room beside the studio: it is checked in memory', async () => {
  const { store, set } = await temporaryStudio()
  vi.stubEnv('TMPDIR', '/no/such/folder')
  onTestFinished(() => void vi.unstubAllEnvs())
  const edits = [await set('studio', ['phone'], '(704) 555-0199')]
  expect(await store.change({ what: 'Changed the phone', edits })).toEqual({ done: true })
})

test('a file with a byte order mark keeps it', async () => {
  const { store, rewrite, text, set } = await temporaryStudio()
  await rewrite('studio', (words) => `\uFEFF${words}`)
  const before = await text('studio')
  const edits = [await set('studio', ['phone'], '(704) 555-0199')]
  expect(await store.change({ what: 'Changed the phone', edits })).toEqual({ done: true })
  expect(await text('studio')).toBe(before.replace('(704) 555-0136', '(704) 555-0199'))
})

test('a change of a file that cannot be read says which, and why', async () => {
  const { store, studio, set } = await temporaryStudio()
  const edits = [await set('studio', ['phone'], '(704) 555-0199')]
  await writeFile(path.join(studio, 'content/studio.yaml'), Buffer.from([0xff, 0xfe, 0x6e, 0x00]))
  expect(await store.change({ what: 'Changed the phone', edits })).toEqual({
    failure: expect.stringContaining('content/studio.yaml: This file is not plain text in UTF-8'),
  })
})

test('a broken file does not block changes to other files', async () => {
  const { store, rewrite, set } = await temporaryStudio()
  await rewrite('booking', (text) => text.replace('$120', '$1,20'))

  const edits = [await set('studio', ['phone'], '(704) 555-0199')]
  expect(await store.change({ what: 'Changed the phone', edits })).toEqual({ done: true })
})

test('an edit by hand is a conflict in the same field, and is kept in another', async () => {
  const { store, rewrite, text, set } = await temporaryStudio()
  const price = await set('booking', PRICE, '$130')
  await rewrite('booking', (words) => words.replace('$250', '$260'))
  expect(await store.change({ what: 'Changed the price', edits: [price] })).toEqual({ done: true })
  expect(await text('booking')).toMatch(/\$130[^]*\$260/)

  expect(await store.change({ what: 'Changed the price', edits: [price] })).toMatchObject({
    conflict: { now: '$130' },
  })
})

test('undo refuses what was edited by hand since, and undoes the rest', async () => {
  const { store, rewrite, text, set } = await temporaryStudio()
  await store.change({
    what: 'Changed the phone',
    edits: [await set('studio', ['phone'], '(704) 555-0177')],
  })
  await store.change({ what: 'Changed the price', edits: [await set('booking', PRICE, '$130')] })
  await rewrite('booking', (words) => `# By hand.\n${words.replace('$130', '$140')}`)

  expect(await store.undo()).toMatchObject({
    failure: expect.stringContaining('was changed there since'),
  })
  expect(await text('booking')).toContain('$140')
  expect(await store.undo()).toMatchObject({ done: true, what: 'Changed the phone' })
})

test('a full disk changes nothing', async () => {
  let isFull = true
  const write: typeof writeAtomically = (file, words) => {
    if (isFull && file.endsWith('studio.yaml')) throw Object.assign(new Error(), { code: 'ENOSPC' })
    return writeAtomically(file, words)
  }
  const { store, text, set } = await temporaryStudio({ write })
  const before = [await text('booking'), await text('studio')]
  const edits = [
    await set('booking', PRICE, '$130'),
    await set('studio', ['phone'], '(704) 555-0177'),
  ]

  expect(await store.change({ what: 'Two', edits })).toEqual({
    failure: 'This was not saved: the disk is full. Nothing was changed.',
  })
  expect([await text('booking'), await text('studio')]).toEqual(before)
  isFull = false
  expect(await store.change({ what: 'Two', edits })).toEqual({ done: true })
})

test('a disk that fills up while a file is written leaves the old file complete', async () => {
  const { studio, text } = await temporaryStudio()
  const file = path.join(studio, 'content/home.yaml')
  const before = await text('home')
  const write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))

  await expect(writeAtomically(file, 'title: x', write)).rejects.toThrow('full')
  expect(await text('home')).toBe(before)
  expect((await readdir(path.dirname(file))).filter((name) => !name.endsWith('.yaml'))).toEqual([])
})

test('a desk that is killed while it writes leaves the old file or the new one', async () => {
  const { studio } = await temporaryStudio()
  const file = path.join(studio, 'content/home.yaml')
  const versions = ['a', 'b'].map((letter) => letter.repeat(3_000_000))
  await writeFile(file, versions[0]!)
  const codeOf = async (name: string) => {
    const source = await readFile(`pipeline/model/${name}.ts`, 'utf8')
    return (await transformWithOxc(source, `${name}.ts`)).code.replace('.ts', '.mjs')
  }
  await writeFile(path.join(studio, 'patiently.mjs'), await codeOf('patiently'))
  const script = path.join(studio, 'write.mjs')
  await writeFile(
    script,
    `${await codeOf('write-atomically')}
     console.log('ready')
     for (;;) for (const letter of 'ba') await writeAtomically(process.argv[2], letter.repeat(3_000_000))`,
  )

  for (let kill = 0; kill < 3; kill++) {
    const child = spawn(process.execPath, [script, file], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    await setTimeout(20 + kill * 17)
    child.kill('SIGKILL')
    await once(child, 'close')
    expect(versions).toContain(await readFile(file, 'utf8'))
  }
})

test('changes of two desks at once are both made, one after the other', async () => {
  const { store, folders, text, set } = await temporaryStudio()
  const other = openStore(folders)
  const names = await Promise.all(
    [0, 1, 2, 3].map((at) => set('booking', ['packages', at, 'name'], `Name ${at}`)),
  )
  const outcomes = await Promise.all(
    names.map((edit, at) => (at % 2 ? store : other).change({ what: `${at}`, edits: [edit] })),
  )
  expect(outcomes).toEqual([0, 1, 2, 3].map(() => ({ done: true })))
  expect((await text('booking')).match(/name: Name \d/g)).toHaveLength(4)
})

test('a desk that is slow to save keeps its lock, and the other says so', async () => {
  const { studio, folders, text, set } = await temporaryStudio()
  const lock = path.join(studio, '.desk/lock')
  const long = new Date(Date.now() - 60_000)
  const owner = `${process.ppid} on ${hostname()}`
  await mkdir(path.dirname(lock))
  await writeFile(lock, owner)
  await utimes(lock, long, long)
  const before = await text('booking')

  const edits = [await set('booking', PRICE, '$130')]
  const store = openStore(folders, { waitMs: 50 })
  expect(await store.change({ what: 'Changed the price', edits })).toEqual({
    failure:
      `This was not saved, because another desk (process ${owner}) is saving into this studio: ` +
      'close it, or, if there is none, delete .desk/lock.',
  })
  expect(await text('booking')).toBe(before)
  expect(await readFile(lock, 'utf8')).toBe(owner)
})

test('undo restores both files of a change, or neither', async () => {
  const { studio, store, text, set, rewrite } = await temporaryStudio()
  const first = await Promise.all([text('booking'), text('studio')])
  const edits = [
    await set('booking', ['packages', 1, 'price'], '$130'),
    await set('studio', ['phone'], '(704) 555-0199'),
  ]
  await mkdir(path.join(studio, 'uploads'))
  await writeFile(path.join(studio, 'uploads/a.jpg'), 'a scan')
  const moves = [{ from: 'uploads/a.jpg', to: '.desk/taken-off/a.jpg' }]
  await store.change({ what: 'Two', edits, moves })
  const changed = await Promise.all([text('booking'), text('studio')])

  await rename(path.join(studio, '.desk/taken-off/a.jpg'), path.join(studio, 'a.jpg'))
  expect(await store.undo()).toEqual({ failure: expect.stringContaining('is not there') })
  expect(await Promise.all([text('booking'), text('studio')])).toEqual(changed)

  await rename(path.join(studio, 'a.jpg'), path.join(studio, '.desk/taken-off/a.jpg'))
  expect(await store.undo()).toMatchObject({ done: true })
  expect(await Promise.all([text('booking'), text('studio')])).toEqual(first)
  expect(await readdir(path.join(studio, 'uploads'))).toEqual(['a.jpg'])

  await store.redo()
  await rewrite('studio', (words) => words.replace('555-0199', '555-0111'))
  const mixed = await Promise.all([text('booking'), text('studio')])
  expect(await store.undo()).toEqual({ failure: expect.stringContaining('was changed there') })
  expect(await Promise.all([text('booking'), text('studio')])).toEqual(mixed)
})
