import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { ContentFile } from '#pipeline/content/files.ts'
import type { Texts } from '#pipeline/content/read-texts.ts'
import { withLock } from '#pipeline/model/lock.ts'
import { PlainError, whyUnwritable } from '#pipeline/model/plain-error.ts'
import { isUnfinished, writeAtomically } from '#pipeline/model/write-files.ts'

import {
  openDocuments,
  revisionOf,
  UNWRITTEN,
  unwrittenFiles,
  type Document,
  type Reading,
  type StudioFolders,
} from './documents.ts'
import type { Place } from '../traces.ts'
import {
  openHistory,
  withEntry,
  type Transaction,
  type Entry,
  type Move,
  type State,
} from './history.ts'
import type { Path } from './merge.ts'
import { readBytes } from './own-file.ts'
import { trimmed } from './reconcile.ts'
import { openReplay, sentences, type Failure, type Replayed } from './replay.ts'
import { same } from './same.ts'
import { openTransactions, refused } from './transactions.ts'
import { changesIn, writable, type AllUnwritten } from './unwritten.ts'
import type { DeskMistake } from './validate.ts'

/** Files that are made anew, each from the revision that its owner has seen, and scans that are moved. */
export type Save = {
  /** What is done, in words for the owner: “Changed the price.” */
  what: string
  /** Saves of one step can be undone together. */
  step?: string | undefined
  files: Partial<Record<ContentFile, Document>>
  moves?: Move[] | undefined
}

/** Files that are written anew, whatever they hold. */
type Restore = { what: string; texts: Texts['texts']; moves: Move[] }

/** Finds out what is to be restored, while nothing else is changed. */
type Plan = () => Promise<Restore | Failure>

/**
 * How a save ended. `toMend` are the fields that have to be mended before all is written. Of `stale` files, another
 * revision was there: nothing was written.
 */
export type Saved =
  | {
      done: true
      revisions: Partial<Record<ContentFile, string>>
      mistakes: DeskMistake[]
      toMend: Place[]
    }
  | { stale: ContentFile[] }
  | Failure

export type Store = ReturnType<typeof openStore>

/** How it writes, and how long it waits for another desk, in ms. One that saves takes far less. */
type Options = { write?: typeof writeAtomically; waitMs?: number }

/** Folders of the desk in which nothing unfinished is left. */
const SWEPT = ['history', 'taken-off', 'incoming']

/**
 * Keeps a studio's files as its owner has them in the desk. A file is saved whole. What cannot be written yet, because
 * something is wrong or missing in it, waits in `.desk/`, and everything else is written.
 */
export function openStore(
  folders: StudioFolders,
  { write = writeAtomically, waitMs = 10_000 }: Options = {},
) {
  const { root, studio, content, uploads } = folders
  const desk = path.join(studio, '.desk')
  const documents = openDocuments(folders)
  const history = openHistory(desk)
  const { recover, make } = openTransactions({ studio, history, write })
  const { replay } = openReplay({ studio, documents, history, make })
  const lock = path.join(desk, 'lock')
  const nameOf = (file: ContentFile) => `${path.relative(studio, content)}/${file}.yaml`
  const sentence = (owner: string) =>
    `This was not saved, because another desk (${owner}) is saving into this studio: close it, or, if ` +
    `there is none, delete ${path.relative(root, lock)}.`

  /** Makes the folder of what the desk keeps for itself, and ends what an earlier one was stopped in. */
  async function prepare() {
    await mkdir(desk, { recursive: true })
    // What the desk keeps for itself is not published.
    await writeFile(path.join(desk, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => {})
    await withLock(lock, { waitMs, sentence }, async () => {
      await recover()
      const inside = SWEPT.map((name) => path.join(desk, name))
      for (const folder of [content, uploads, desk, ...inside]) await sweep(folder)
      await history.prune()
    })
  }

  async function save({ what, step, files, moves = [] }: Save): Promise<Saved> {
    const state = await recover()
    const now = await documents.read()
    const names = Object.keys(files) as ContentFile[]
    const unread = names.find((file) => !now.documents.has(file))
    if (unread) return { failure: whyUnread(now, unread) }
    const stale = names.filter(
      (file) => now.documents.get(file)!.revision !== files[file]!.revision,
    )
    if (stale.length > 0) return { stale }

    // What waits may be right together with this, but for what its owner has to choose first.
    const waiting = unwrittenFiles(now).filter(
      (file) => !now.documents.get(file)!.conflicts?.length,
    )
    const wanted = new Map<ContentFile, unknown>([
      ...waiting.map((file) => [file, now.documents.get(file)!.data] as const),
      ...names.map((file) => [file, trimmed(files[file]!.data)] as const),
    ])
    const was = new Map([...wanted.keys()].map((file) => [file, now.files.get(file)!.data]))
    const right = writable(wanted, was, (data) => documents.mistakesIn(now, data))

    const texts = new Map<string, string | undefined>()
    const unwritten: AllUnwritten = { ...now.unwritten }
    const revisions: Partial<Record<ContentFile, string>> = {}
    const toMend: Place[] = []
    for (const [file, data] of wanted) {
      const isWritten = same(data, right.data.get(file))
      const written = documents.rewritten(now, file, right.data.get(file))
      if (written.text !== now.texts.texts.get(file)) texts.set(nameOf(file), written.text)
      if (isWritten) delete unwritten[file]
      else {
        unwritten[file] = { data, written: written.data }
        toMend.push(...placesToMend(file, changesIn(data, written.data), right.mistakes))
      }
      revisions[file] = revisionOf(written.text, isWritten ? undefined : data)
    }
    const isAll = Object.keys(unwritten).length === 0
    texts.set(UNWRITTEN, isAll ? undefined : JSON.stringify(unwritten))
    await change(state, { what, step }, { texts, moves })
    return { done: true, revisions, mistakes: right.mistakes, toMend }
  }

  /** Puts a whole version in the place of what is there, and of what waits. */
  async function restore(plan: Plan): Promise<Replayed> {
    const state = await recover()
    const wanted = await plan()
    if ('failure' in wanted) return wanted
    const { what, texts, moves } = wanted
    const mistakes = documents.mistakesInTexts(await documents.read(), texts)
    if (mistakes.length > 0)
      return {
        failure: `The site cannot be made of this, so nothing was changed. ${sentences(mistakes)}`,
      }
    const named = Array.from(texts, ([file, text]) => [nameOf(file), text] as const)
    await change(state, { what }, { texts: new Map([...named, [UNWRITTEN, undefined]]), moves })
    return { done: true, what }
  }

  /** Makes a change, and keeps what was before and after. */
  async function change(
    state: State,
    words: Pick<Entry, 'what' | 'step'>,
    { texts, moves }: { texts: Map<string, string | undefined>; moves: Move[] },
  ) {
    const kept: Transaction = { texts: {}, moves }
    for (const [file, text] of texts) {
      const before = await history.keep(await readBytes(path.join(studio, file)))
      const after = await history.keep(text === undefined ? undefined : Buffer.from(text))
      if (before !== after) kept.texts[file] = { before, after }
    }
    if (Object.keys(kept.texts).length + moves.length === 0) return
    const next = withEntry(state, { ...words, ...kept, at: new Date().toISOString() })
    await make(state, kept, next)
    if (next.entries.length <= state.entries.length) await history.prune().catch(() => {})
  }

  let last: Promise<unknown> = Promise.resolve()

  /** One at a time, and in words where the system refuses it. */
  function attempt<Result>(task: () => Promise<Result>): Promise<Result | Failure> {
    const made = outcomeOf(task)
    last = made.catch(() => {})
    return made
  }

  async function outcomeOf<Result>(task: () => Promise<Result>): Promise<Result | Failure> {
    try {
      await mkdir(desk, { recursive: true })
      return await withLock(lock, { waitMs, sentence }, task)
    } catch (error) {
      if (error instanceof PlainError) return { failure: error.message }
      const reason = whyUnwritable(error as NodeJS.ErrnoException)
      if (!reason) throw error
      return { failure: refused(reason) }
    }
  }

  return {
    folders,
    prepare,
    /** Where the desk keeps what it takes out of the studio, and what it is about to bring in. */
    desk,

    /** Every file that can be read, as its owner sees it, and what is wrong with what is not written yet. */
    async read() {
      const now = await documents.read()
      return { ...now, mistakes: documents.unwrittenMistakes(now), facts: documents.facts(now) }
    },

    save: (wanted: Save): Promise<Saved> => attempt(() => save(wanted)),
    restore: (plan: Plan): Promise<Replayed> => attempt(() => restore(plan)),
    undo: (): Promise<Replayed> => attempt(async () => replay('undo', await recover())),
    redo: (): Promise<Replayed> => attempt(async () => replay('redo', await recover())),

    /** Settles once what is being written is written. */
    settled: () => last,

    /** What could be taken back, and done again. */
    async history() {
      const { entries, position } = await history.read()
      return { undo: entries[position - 1]?.what, redo: entries[position]?.what }
    },
  }
}

/** What is wrong in parts that are not written; or those themselves, where each is only wrong beside others. */
function placesToMend(file: ContentFile, parts: Path[], mistakes: DeskMistake[]): Place[] {
  return parts.flatMap((part) => {
    const inside = mistakes.filter(
      (one) => one.of === file && part.every((step, at) => step === one.path[at]),
    )
    const places = inside.length > 0 ? inside : [{ path: part }]
    return places.map((place) => ({ file, path: place.path }))
  })
}

function whyUnread({ texts, files }: Reading, file: ContentFile): string {
  const name = `${texts.label}/${file}.yaml`
  const found = [...texts.mistakes, ...(files.get(file)?.mistakes ?? [])].find(
    (one) => one.file === name,
  )
  return `${name}: ${found?.message ?? 'This file cannot be read.'}`
}

/** Deletes what was being written when the desk was stopped, and scans that were on their way. */
async function sweep(folder: string) {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isUnfinished)) {
    await rm(path.join(folder, name), { force: true }).catch(() => {})
  }
}
