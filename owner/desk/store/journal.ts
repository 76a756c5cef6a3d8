import { randomUUID } from 'node:crypto'
import { appendFile, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { patiently } from '#pipeline/model/patiently.ts'
import { writeAtomically } from '#pipeline/model/write-atomically.ts'

import type { Splice } from '../edits/splice.ts'

/** One change, as it can be taken back. */
export type Entry = {
  id: string
  /** What was done, in words for the owner. */
  what: string
  /** When it was made. Changes of earlier desks do not say. */
  at?: string
  /** What it did to the text of each file, by the file's name in content/. */
  texts: Record<string, Splice>
  moves: Move[]
}

/** A scan that changed its folder, as paths from the studio's. */
export type Move = { from: string; to: string }

/** A line of the journal: a change, or that one was taken back, done again, or never made. */
type JournalLine = Entry | { undone: string } | { redone: string } | { dropped: string }

/** The changes that can be taken back, and those that can be done again; the latest last. */
type Stacks = { done: Entry[]; undone: Entry[] }

/** How many changes can be taken back. */
const MOST = 200

/**
 * What was changed from the desk, kept on disk so that it can be taken back after a restart. Lines
 * are added; one that was cut short is passed over. A file that has grown long is written anew with
 * the last changes. It is read again only where another desk has written to it.
 */
export function openJournal(folder: string, most = MOST) {
  const file = path.join(folder, 'journal.jsonl')
  let known: (Stacks & { stamp: string; length: number }) | undefined

  async function read() {
    // Before the text: what is added in between is read the next time.
    const stamp = await stampOf(file)
    if (known?.stamp !== stamp) {
      const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').flatMap(parsed)
      known = { ...stacksOf(lines), stamp, length: lines.length }
    }
    return known
  }

  async function append(line: JournalLine): Promise<void> {
    const now = await read()
    // Begins with a line break, in case the line before was cut short.
    await patiently(() => appendFile(file, `\n${JSON.stringify(line)}`, { flush: true }))
    apply(now, line)
    now.length += 1
    // Where it cannot be written anew, it is only long.
    if (now.length > most * 3) await shorten(now).catch(() => {})
    now.stamp = await stampOf(file)
  }

  async function shorten(now: Stacks & { length: number }) {
    now.done = now.done.slice(-most)
    now.undone = now.undone.slice(-most)
    const lines = [...now.done, ...now.undone, ...now.undone.map(({ id }) => ({ undone: id }))]
    await writeAtomically(file, lines.map((line) => JSON.stringify(line)).join('\n'))
    now.length = lines.length
  }

  return {
    /** Notes a change that is about to be made. */
    async add(change: Omit<Entry, 'id' | 'at'>): Promise<Entry> {
      const entry = { ...change, id: randomUUID(), at: new Date().toISOString() }
      await append(entry)
      return entry
    },

    /** Forgets a change that could not be made. */
    drop: ({ id }: Entry) => append({ dropped: id }),
    undo: ({ id }: Entry) => append({ undone: id }),
    redo: ({ id }: Entry) => append({ redone: id }),

    stacks: (): Promise<Stacks> => read(),
  }
}

/** Differs once a file was written to. */
async function stampOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined)
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
}

function stacksOf(lines: JournalLine[]): Stacks {
  const stacks: Stacks = { done: [], undone: [] }
  for (const line of lines) apply(stacks, line)
  return stacks
}

function apply(stacks: Stacks, line: JournalLine) {
  const { done, undone } = stacks
  if ('undone' in line) take(done, undone, line.undone)
  else if ('redone' in line) take(undone, done, line.redone)
  else if ('dropped' in line) take(done, [], line.dropped)
  else {
    done.push(line)
    stacks.undone = []
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
