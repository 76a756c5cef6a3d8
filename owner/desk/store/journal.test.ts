import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'

import { openJournal } from './journal.ts'

const change = (number: number) => ({ what: `Change ${number}`, texts: {}, moves: [] })

async function temporaryJournal(most?: number) {
  const folder = await temporaryFolder()
  return {
    file: path.join(folder, 'journal.jsonl'),
    journal: openJournal(folder, most),
    /** What another desk, or the next, reads. */
    other: openJournal(folder, most),
  }
}

async function names(journal: ReturnType<typeof openJournal>) {
  const { done, undone } = await journal.stacks()
  return { done: done.map(({ what }) => what), undone: undone.map(({ what }) => what) }
}

test('after months of changes the journal is short, and the last changes can be taken back', async () => {
  const { file, journal, other } = await temporaryJournal(20)
  for (let number = 1; number <= 70; number++) {
    const entry = await journal.add(change(number))
    if (number % 10 === 0) await journal.drop(entry)
  }
  for (const entry of (await journal.stacks()).done.slice(-3).toReversed())
    await journal.undo(entry)

  expect((await readFile(file, 'utf8')).trim().split('\n').length).toBeLessThanOrEqual(60)
  expect(await names(other)).toEqual(await names(journal))
  const { done, undone } = await names(other)
  expect(done.slice(-2)).toEqual(['Change 65', 'Change 66'])
  expect(done.length).toBeGreaterThanOrEqual(20)
  expect(undone).toEqual(['Change 69', 'Change 68', 'Change 67'])
})

test('what was undone can be done again, also after the journal was shortened', async () => {
  const { journal, other } = await temporaryJournal(2)
  const entries = []
  for (let number = 1; number <= 4; number++) entries.push(await journal.add(change(number)))
  await journal.undo(entries[3]!)
  await journal.undo(entries[2]!)
  await journal.redo(entries[2]!)

  const expected = { done: ['Change 2', 'Change 3'], undone: ['Change 4'] }
  expect(await names(journal)).toEqual(expected)
  expect(await names(other)).toEqual(expected)
})

test('what another desk has written meanwhile is read, and a line that was cut short is passed over', async () => {
  const { file, journal, other } = await temporaryJournal()
  await journal.add(change(1))
  expect((await names(other)).done).toEqual(['Change 1'])
  await appendFile(file, '\n{"id":"half')
  await journal.add(change(2))
  expect((await names(other)).done).toEqual(['Change 1', 'Change 2'])
})
