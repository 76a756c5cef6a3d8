import { randomUUID } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'

import { patiently } from '../../../pipeline/model/patiently.ts'

import type { Splice } from '../edits/splice.ts'

/** One change, as it can be taken back. */
export type Entry = {
  id: string
  /** What was done, in words for the owner. */
  what: string
  /** What it did to the text of each file, by the file's name in content/. */
  texts: Record<string, Splice>
  moves: Move[]
}

/** A scan that changed its folder, as paths from the studio's. */
export type Move = { from: string; to: string }

/** A line of the journal: a change, or that one was taken back, done again, or never made. */
type JournalLine = Entry | { undone: string } | { redone: string } | { dropped: string }

/**
 * What was changed from the desk, kept on disk so that it can be taken back after a restart. Lines
 * are only ever added; one that was cut short is passed over.
 */
export function openJournal(folder: string) {
  const file = path.join(folder, 'journal.jsonl')

  async function append(line: JournalLine): Promise<void> {
    // Begins with a line break, in case the line before was cut short.
    await patiently(() => appendFile(file, `\n${JSON.stringify(line)}`, { flush: true }))
  }

  async function stacks(): Promise<{ done: Entry[]; undone: Entry[] }> {
    const text = await readFile(file, 'utf8').catch(() => '')
    const done: Entry[] = []
    let undone: Entry[] = []
    for (const line of text.split('\n').flatMap(parsed)) {
      if ('undone' in line) take(done, undone, line.undone)
      else if ('redone' in line) take(undone, done, line.redone)
      else if ('dropped' in line) take(done, [], line.dropped)
      else {
        done.push(line)
        undone = []
      }
    }
    return { done, undone }
  }

  return {
    /** Notes a change that is about to be made. */
    async add(change: Omit<Entry, 'id'>): Promise<Entry> {
      const entry = { ...change, id: randomUUID() }
      await append(entry)
      return entry
    },

    /** Forgets a change that could not be made. */
    drop: ({ id }: Entry) => append({ dropped: id }),
    undo: ({ id }: Entry) => append({ undone: id }),
    redo: ({ id }: Entry) => append({ redone: id }),

    /** The changes that can be taken back, and those that can be done again; the latest last. */
    stacks,
  }
}

function take(from: Entry[], to: Entry[], id: string) {
  const at = from.findLastIndex((entry) => entry.id === id)
  if (at >= 0) to.push(...from.splice(at, 1))
}

function parsed(line: string): JournalLine[] {
  try {
    return line ? [JSON.parse(line)] : []
  } catch {
    return []
  }
}
