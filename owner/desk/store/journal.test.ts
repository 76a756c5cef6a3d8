import * as files from 'node:fs/promises'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { openJournal } from './journal.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  return { ...real, readFile: vi.fn(real.readFile) }
})

const change = (number: number) => ({ what: `Change ${number}`, texts: {}, moves: [] })

test('after months of changes the journal is short, and the last changes can be taken back', async () => {
  const { folder, journal, lines, names } = await temporaryJournal()
  for (let number = 1; number <= 700; number++) {
    const entry = await journal.add(change(number))
    if (number % 10 === 0) await journal.drop(entry)
  }
  for (const entry of (await journal.stacks()).done.slice(-3).toReversed()) {
    await journal.undo(entry)
  }

  expect(await lines()).toBeLessThanOrEqual(600)
  const restarted = openJournal(folder)
  expect(await restarted.stacks()).toMatchObject(await journal.stacks())
  const { done, undone } = await names(restarted)
  expect(done.slice(-2)).toEqual(['Change 695', 'Change 696'])
  expect(done.length).toBeGreaterThanOrEqual(200)
  expect(undone).toEqual(['Change 699', 'Change 698', 'Change 697'])
})

test('what was undone can be done again, also after the journal was shortened', async () => {
  const { folder, journal, names } = await temporaryJournal(2)
  const entries = []
  for (let number = 1; number <= 4; number++) entries.push(await journal.add(change(number)))
  await journal.undo(entries[3]!)
  await journal.undo(entries[2]!)
  await journal.redo(entries[2]!)

  const expected = { done: ['Change 2', 'Change 3'], undone: ['Change 4'] }
  expect(await names(journal)).toEqual(expected)
  expect(await names(openJournal(folder, 2))).toEqual(expected)
})

test('the journal is read once, and again where another desk has written to it', async () => {
  const { folder, journal, names } = await temporaryJournal()
  await journal.add(change(1))
  const other = openJournal(folder)
  await names(other)
  const read = vi.mocked(files.readFile).mockClear()
  await journal.add(change(2))
  await names(journal)
  expect(read).not.toHaveBeenCalled()

  expect((await names(other)).done).toEqual(['Change 1', 'Change 2'])
  await names(other)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a line that was cut short is passed over', async () => {
  const { folder, journal, file, names } = await temporaryJournal()
  await journal.add(change(1))
  await files.appendFile(file, '\n{"id":"half')
  await journal.add(change(2))
  expect((await names(openJournal(folder))).done).toEqual(['Change 1', 'Change 2'])
})

async function temporaryJournal(most?: number) {
  const folder = await temporaryFolder()
  const file = path.join(folder, 'journal.jsonl')
  return {
    folder,
    file,
    journal: openJournal(folder, most),
    lines: async () => (await files.readFile(file, 'utf8')).trim().split('\n').length,

    async names(journal: ReturnType<typeof openJournal>) {
      const { done, undone } = await journal.stacks()
      return { done: done.map(({ what }) => what), undone: undone.map(({ what }) => what) }
    },
  }
}
