import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { sha256 } from '#pipeline/model/sha256.ts'
import { writeAtomically } from '#pipeline/model/write-files.ts'

import { readOwnFile } from './own-file.ts'

/** A scan that changes its folder, as paths from the studio's. */
const move = z.object({ from: z.string(), to: z.string() })

/** What a file holds, as its checksum; empty where the file is not there. */
const sum = z.string()

const transaction = z.object({
  /** What files hold before and after, by their paths from the studio's. */
  texts: z.record(z.string(), z.object({ before: sum, after: sum })),
  moves: z.array(move),
})

const entry = transaction.extend({
  /** What was done, in words for the owner. */
  what: z.string(),
  /** When it was made first, as an ISO 8601 date with its time. */
  at: z.string(),
  /** Changes of one step, such as the letters of a word, are one entry. */
  step: z.string().optional(),
})

const state = z
  .object({
    /** What was done and can be undone, and from `position` on what was undone and can be done again. */
    entries: z.array(entry),
    position: z.int().min(0),
    /** What is being written, and how many of its moves are made. */
    begun: transaction.extend({ moved: z.int() }).optional(),
  })
  .refine(({ entries, position }) => position <= entries.length)

export type Move = z.output<typeof move>
export type Sum = z.output<typeof sum>
export type Transaction = z.output<typeof transaction>
/** One change, as it can be taken back. */
export type Entry = z.output<typeof entry>
export type State = z.output<typeof state>

/** Where scans of an earlier version wait, in `.desk/`. They are copies: the archive has them, too. */
export const BROUGHT_BACK = 'brought-back'

/** Where a scan of a change waits in `.desk/`, the first of several being 0. Its own name may be as long as names can be. */
export function waitingIn(folder: string, scan: string, at: number): string {
  return `.desk/${folder}/${Date.now()}-${at}-${scan.slice(-60)}`
}

/** How many changes can be taken back. */
const MOST = 100

export type History = ReturnType<typeof openHistory>

/**
 * What was changed from the desk: snapshots of whole files, kept by their checksums, and the list of changes. It
 * outlives a restart.
 */
export function openHistory(desk: string) {
  const folder = path.join(desk, 'history')
  const broughtBack = path.join(desk, BROUGHT_BACK)
  const list = path.join(desk, 'history.json')
  const fileOf = (one: Sum) => path.join(folder, one)

  const read = async (): Promise<State> =>
    (await readOwnFile(list, state)) ?? { entries: [], position: 0 }

  /** What was kept, or nothing where somebody has deleted it, or a power cut has cut it. */
  async function held(one: Sum): Promise<Uint8Array | undefined> {
    const bytes = await readFile(fileOf(one)).catch(() => undefined)
    return bytes && sumOf(bytes) === one ? bytes : undefined
  }

  return {
    read,
    held,

    write: (next: State) => writeAtomically(list, JSON.stringify(next)),

    /** Keeps what a file holds. Nothing is kept of one that is not there. */
    async keep(bytes: Uint8Array | undefined): Promise<Sum> {
      const one = sumOf(bytes)
      if (bytes === undefined || (await held(one))) return one
      await mkdir(folder, { recursive: true })
      // Its name tells whether it is whole.
      await writeFile(fileOf(one), bytes, { flush: true })
      return one
    },

    /** Deletes the copies that no entry names any more. */
    async prune() {
      const { entries, begun } = await read()
      const named = new Set(
        [...entries, ...(begun ? [begun] : [])].flatMap(({ texts, moves }) => [
          ...Object.values(texts).flatMap(({ before, after }) => [before, after]),
          ...moves.flatMap(({ from, to }) => [path.basename(from), path.basename(to)]),
        ]),
      )
      for (const copies of [folder, broughtBack]) {
        for (const name of await readdir(copies).catch(() => [])) {
          if (!named.has(name)) await rm(path.join(copies, name), { force: true }).catch(() => {})
        }
      }
    },
  }
}

/** What tells whether a file has changed: its checksum, or nothing where there is no file. */
export function sumOf(bytes: Uint8Array | undefined): Sum {
  return bytes === undefined ? '' : sha256(bytes)
}

/** The list with one more change. What was undone before it is gone. */
export function withEntry({ entries, position }: State, latest: Entry): State {
  const done = entries.slice(0, position)
  const last = done.at(-1)
  const joined = last && join(last, latest)
  const all = joined ? [...done.slice(0, -1), ...joined] : [...done, latest]
  return { entries: all.slice(-MOST), position: Math.min(all.length, MOST) }
}

/**
 * Two changes as one: none, where the second takes the first back. Nothing where they are not of one step, or a file
 * was changed by hand between them.
 */
function join(first: Entry, then: Entry): Entry[] | undefined {
  const isBetween = Object.entries(then.texts).some(
    ([file, { before }]) => (first.texts[file]?.after ?? before) !== before,
  )
  if (then.step === undefined || first.step !== then.step || isBetween) return undefined
  const files = Object.keys({ ...first.texts, ...then.texts })
  const texts = files.map((file) => {
    const [one, other] = [first.texts[file], then.texts[file]]
    return [file, { before: (one ?? other!).before, after: (other ?? one!).after }] as const
  })
  const moves = [...first.moves, ...then.moves]
  const changed = texts.filter(([, { before, after }]) => before !== after)
  return changed.length + moves.length === 0
    ? []
    : [{ ...first, texts: Object.fromEntries(changed), moves }]
}
