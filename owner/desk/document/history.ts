import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { sha256 } from '#pipeline/model/sha256.ts'
import { writeAtomically } from '#pipeline/model/write-atomically.ts'

/** A scan that changes its folder, as paths from the studio's. */
export type Move = { from: string; to: string }

/** The text of a file as its checksum; empty where the file is not there. */
export type Sum = string

/** Texts before and after, by the path of their file from the studio's. */
export type Texts = Record<string, { before: Sum; after: Sum }>

/** One change, as it can be taken back. */
export type Entry = {
  /** What was done, in words for the owner. */
  what: string
  /** When it was made first, as an ISO 8601 date with its time. */
  at: string
  /** Changes of one step, such as the letters of a word, are one entry. */
  step?: string | undefined
  texts: Texts
  moves: Move[]
}

/** What was done and can be undone, and what was undone and can be done again: those from `position` on. */
export type State = {
  entries: Entry[]
  position: number
  /** What is being written. It is taken back where the desk was stopped in the middle. */
  begun?: Pick<Entry, 'texts' | 'moves'>
}

/** How many changes can be taken back. */
const MOST = 100

export type History = ReturnType<typeof openHistory>

/**
 * What was changed from the desk: snapshots of whole files, kept by their checksums, and the list of changes. It
 * outlives a restart. What cannot be read of it is set aside.
 */
export function openHistory(desk: string) {
  const folder = path.join(desk, 'history')
  const list = path.join(desk, 'history.json')
  const fileOf = (sum: Sum) => path.join(folder, sum)

  async function read(): Promise<State> {
    const text = await readFile(list, 'utf8').catch(() => undefined)
    if (text === undefined) return { entries: [], position: 0 }
    try {
      return JSON.parse(text) as State
    } catch {
      await rename(list, `${list}.${Date.now()}.unreadable`)
      return { entries: [], position: 0 }
    }
  }

  return {
    read,

    write: (state: State) => writeAtomically(list, JSON.stringify(state)),

    /** Keeps a text. Nothing is kept of a file that is not there. */
    async keep(text: string | undefined): Promise<Sum> {
      if (text === undefined) return ''
      const sum = sha256(text)
      await mkdir(folder, { recursive: true })
      const isKept = await readFile(fileOf(sum), 'utf8').catch(() => '')
      if (isKept !== text) await writeAtomically(fileOf(sum), text)
      return sum
    },

    /** A text that was kept. @throws {NodeJS.ErrnoException} where somebody has deleted it. */
    text: async (sum: Sum): Promise<string | undefined> =>
      sum === '' ? undefined : readFile(fileOf(sum), 'utf8'),

    /** Deletes the texts that no entry names any more. */
    async prune() {
      const { entries, begun } = await read()
      const named = [...entries, ...(begun ? [begun] : [])].flatMap(({ texts }) =>
        Object.values(texts).flatMap(({ before, after }) => [before, after]),
      )
      for (const name of await readdir(folder).catch(() => [])) {
        if (!named.includes(name)) await rm(fileOf(name), { force: true })
      }
    },
  }
}

/** The list with one more change: one step with the last, or an entry of its own. What was undone is gone. */
export function withEntry({ entries, position }: State, entry: Entry): State {
  const done = entries.slice(0, position)
  const last = done.at(-1)
  const isSameStep = entry.step !== undefined && last?.step === entry.step && position > 0
  if (!isSameStep) {
    const all = [...done, entry].slice(-MOST)
    return { entries: all, position: all.length }
  }
  const joined = { ...last!, texts: join(last!.texts, entry.texts) }
  return { entries: [...done.slice(0, -1), joined], position }
}

function join(first: Texts, then: Texts): Texts {
  const texts = { ...first }
  for (const [file, { before, after }] of Object.entries(then)) {
    texts[file] = { before: first[file]?.before ?? before, after }
  }
  return texts
}
