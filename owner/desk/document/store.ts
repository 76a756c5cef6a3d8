import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { readDocuments, SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { readTexts, type Texts } from '#pipeline/content/read-texts.ts'
import { alone } from '#pipeline/model/alone.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'
import { PlainError } from '#pipeline/model/plain-error.ts'
import { sha256 } from '#pipeline/model/sha256.ts'
import { unwritable } from '#pipeline/model/unwritable.ts'
import { writeAtomically } from '#pipeline/model/write-atomically.ts'

import { labelOf } from '../form/labels.ts'
import { openHistory, withEntry, type Entry, type Move, type State } from './history.ts'
import { merge } from './merge.ts'
import { reconcile } from './reconcile.ts'
import { same } from './same.ts'
import { writable, type AllUnwritten } from './unwritten.ts'
import { newMistakes, withFiles, type DeskMistake } from './validate.ts'
import { takeBack, writeAll, type Written } from './write-all.ts'

/** Where a studio is, as full paths. `root` is the project's folder: messages name files from there. */
export type StudioFolders = { root: string; studio: string; content: string; uploads: string }

/** What a file holds as its owner sees it, and what tells whether it has changed since. */
export type Document = { revision: string; data: unknown }

/** Files that are made anew, each from the revision that its owner has seen, and scans that are moved. */
export type Save = {
  /** What is done, in words for the owner: “Changed the price.” */
  what: string
  /** Saves of one step can be undone together. */
  step?: string | undefined
  files: Partial<Record<ContentFile, Document>>
  moves?: Move[] | undefined
}

/** Why nothing was changed. */
export type Failure = { failure: string }

/** How a save ended. Of `stale` files, another revision was there: nothing was written. */
export type Saved =
  | { done: true; revisions: Partial<Record<ContentFile, string>>; mistakes: DeskMistake[] }
  | { stale: ContentFile[] }
  | Failure

/** What was undone, done again or brought back, and when it was made. */
export type Replayed = { done: true; what: string; at?: string } | Failure

export type Store = ReturnType<typeof openStore>

/** How it writes, and how long it waits for another desk, in ms. One that saves takes far less. */
type Options = { write?: typeof writeAtomically; waitMs?: number }

const UNWRITTEN = '.desk/unwritten.json'

/** The folders of the desk. */
const KEPT_IN = ['history', 'taken-off', 'incoming']

/** A file that was being written when the desk was stopped, and a scan that was on its way. */
const LEFTOVER = /^\..+\.[\da-f-]{36}~$/

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
  const history = openHistory(desk)
  const lock = path.join(desk, 'lock')
  const fileOf = (file: ContentFile) => `${path.relative(studio, content)}/${file}.yaml`
  const sentence = (owner: string) =>
    `This was not saved, because another desk (${owner}) is saving into this studio: close it, or, if ` +
    `there is none, delete ${path.relative(root, lock)}.`

  /** Makes the folder of what the desk keeps for itself, and ends what an earlier one was stopped in. */
  async function prepare() {
    await mkdir(desk, { recursive: true })
    // What the desk keeps for itself is not published.
    await writeFile(path.join(desk, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => {})
    await alone(lock, { waitMs, sentence }, async () => {
      await recover()
      for (const folder of [
        content,
        uploads,
        desk,
        ...KEPT_IN.map((name) => path.join(desk, name)),
      ])
        await sweep(folder)
      await history.prune()
    })
  }

  /** Takes back what was begun and never ended. */
  async function recover(): Promise<State> {
    const { begun, ...state } = await history.read()
    if (!begun) return state
    const texts: Written = new Map()
    for (const [file, { before, after }] of Object.entries(begun.texts)) {
      const kept = await textsOfSums([before, after])
      if (kept) texts.set(file, { before: kept[0], after: kept[1] })
    }
    await takeBack(studio, { texts, moves: begun.moves }, write)
    await history.write(state)
    return state
  }

  /** Snapshots, or nothing where somebody has deleted one. */
  async function textsOfSums(sums: string[]) {
    return Promise.all(sums.map((sum) => history.text(sum))).catch(() => undefined)
  }

  async function readUnwritten(): Promise<AllUnwritten> {
    const file = path.join(studio, UNWRITTEN)
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) return {}
    try {
      return JSON.parse(text) as AllUnwritten
    } catch {
      await rename(file, `${file}.${Date.now()}.unreadable`)
      return {}
    }
  }

  /** Everything as it is on disk, with what is not written yet on top. */
  async function read() {
    const texts = await readTexts(root, content)
    const unwritten = await readUnwritten()
    const held = new Map<ContentFile, unknown>()
    const documents = new Map<ContentFile, Document>()
    for (const [file, { data }] of readDocuments(texts.texts, texts.label)) {
      if (data === undefined) continue
      held.set(file, data)
      const waiting = unwritten[file]
      const seen = waiting ? merge(waiting.written, waiting.data, data).data : data
      const own = waiting ? JSON.stringify(seen) : ''
      documents.set(file, {
        revision: sha256(`${texts.texts.get(file)}${own}`).slice(0, 24),
        data: seen,
      })
    }
    return { texts, unwritten, held, documents }
  }

  type Read = Awaited<ReturnType<typeof read>>

  /** Data as the texts of its files. */
  function textsOf({ texts }: Read, data: Map<ContentFile, unknown>): Texts['texts'] {
    const all = new Map(texts.texts)
    for (const [file, held] of data)
      all.set(file, reconcile(all.get(file) ?? '', held, SCHEMAS[file]))
    return all
  }

  const mistakesIn = (now: Read) => (data: Map<ContentFile, unknown>) =>
    withFiles(now.texts.label, newMistakes(now.texts, textsOf(now, data)))

  /** What is wrong with what is not written yet. */
  function waitingMistakes(now: Read): DeskMistake[] {
    const files = Object.keys(now.unwritten) as ContentFile[]
    const waiting = files.flatMap((file) => {
      const document = now.documents.get(file)
      return document ? [[file, document.data] as const] : []
    })
    return waiting.length === 0 ? [] : mistakesIn(now)(new Map(waiting))
  }

  async function save({ what, step, files, moves = [] }: Save): Promise<Saved> {
    const state = await recover()
    const now = await read()
    const names = Object.keys(files) as ContentFile[]
    const unread = names.find((file) => !now.documents.has(file))
    if (unread) return { failure: whyUnread(now.texts, unread) }
    const stale = names.filter(
      (file) => now.documents.get(file)!.revision !== files[file]!.revision,
    )
    if (stale.length > 0) return { stale }

    // What waits may be right together with this.
    const waiting = (Object.keys(now.unwritten) as ContentFile[]).filter((file) =>
      now.documents.has(file),
    )
    const wanted = new Map<ContentFile, unknown>([
      ...waiting.map((file) => [file, now.documents.get(file)!.data] as const),
      ...names.map((file) => [file, files[file]!.data] as const),
    ])
    const { data, mistakes } = writable(wanted, now.held, mistakesIn(now))
    const unwritten: AllUnwritten = { ...now.unwritten }
    for (const [file, held] of wanted) {
      if (same(held, data.get(file))) delete unwritten[file]
      else unwritten[file] = { data: held, written: data.get(file) }
    }
    await make(state, now, { what, step, texts: textsOf(now, data), unwritten, moves })

    const { documents } = await read()
    const revisions = Object.fromEntries(
      [...wanted.keys()].map((file) => [file, documents.get(file)!.revision]),
    )
    return { done: true, revisions, mistakes }
  }

  /** Files that are written anew, whatever they hold. */
  async function restore({ what, texts, moves }: Pick<Save, 'what'> & Restored): Promise<Replayed> {
    const state = await recover()
    const now = await read()
    const after = new Map([...now.texts.texts, ...texts])
    const mistakes = newMistakes(now.texts, after)
    if (mistakes.length > 0) return { failure: sentences(mistakes) }
    await make(state, now, { what, texts: after, unwritten: {}, moves })
    return { done: true, what }
  }

  type Restored = { texts: Texts['texts']; moves: Move[] }
  type Change = Restored & Pick<Save, 'what' | 'step'> & { unwritten: AllUnwritten }

  /** Makes a change, and keeps what was before and after. */
  async function make(state: State, now: Read, { what, step, texts, unwritten, moves }: Change) {
    const files: Written = new Map()
    for (const [file, after] of texts) {
      const before = now.texts.texts.get(file)
      if (before !== after) files.set(fileOf(file), { before: await textAt(fileOf(file)), after })
    }
    const waiting = Object.keys(unwritten).length > 0 ? JSON.stringify(unwritten) : undefined
    const waited = await textAt(UNWRITTEN)
    if (waiting !== waited) files.set(UNWRITTEN, { before: waited, after: waiting })
    if (files.size === 0 && moves.length === 0) return
    const entry = { what, at: new Date().toISOString(), step, texts: await keep(files), moves }
    await commit(state, { files, moves }, entry.texts, withEntry(state, entry))
  }

  /** Writes all of it, or nothing: what is begun is noted first, and taken back where it does not end. */
  async function commit(
    state: State,
    { files, moves }: { files: Written; moves: Move[] },
    texts: Entry['texts'],
    next: State,
  ) {
    await history.write({ ...state, begun: { texts, moves } })
    try {
      await writeAll(studio, { texts: files, moves }, write, () => history.write(next))
    } catch (error) {
      await history.write(state).catch(() => {})
      throw error
    }
    if (next.entries.length < state.entries.length + 1) await history.prune().catch(() => {})
  }

  async function keep(files: Written): Promise<Entry['texts']> {
    const texts: Entry['texts'] = {}
    for (const [file, { before, after }] of files) {
      texts[file] = { before: await history.keep(before), after: await history.keep(after) }
    }
    return texts
  }

  const textAt = (file: string) => readFile(path.join(studio, file), 'utf8').catch(() => undefined)

  /** Takes back the last change, or does again what was taken back last. */
  async function replay(kind: 'undo' | 'redo'): Promise<Replayed> {
    const state = await recover()
    const at = kind === 'undo' ? state.position - 1 : state.position
    const entry = state.entries[at]
    if (!entry) return { failure: `There is nothing to ${kind}.` }
    const next = { ...state, position: kind === 'undo' ? at : at + 1 }

    const now = await read()
    const files: Written = new Map()
    for (const [file, { before, after }] of Object.entries(entry.texts)) {
      const [from, to] = kind === 'undo' ? [after, before] : [before, after]
      const text = await textAt(file)
      const kept = await textsOfSums([from, to])
      const [seen, wanted] = kept ?? []
      if (kept && text === wanted) continue
      const isSeen = kept && text === seen
      const merged = isSeen ? wanted : kept ? mergedText(file, { seen, wanted, text }) : NOT_MERGED
      if (merged === NOT_MERGED) {
        await history.write(next)
        return { failure: changedSince(entry, kind, path.parse(file).name) }
      }
      files.set(file, { before: text, after: merged })
    }
    const texts = new Map(now.texts.texts)
    for (const [file] of texts) {
      const text = files.get(fileOf(file))?.after
      if (text !== undefined) texts.set(file, text)
    }
    const mistakes = newMistakes(now.texts, texts)
    if (mistakes.length > 0) return { failure: sentences(mistakes) }

    const moves = kind === 'undo' ? entry.moves.map(turned).toReversed() : entry.moves
    await commit(state, { files, moves }, await keep(files), next)
    return { done: true, what: entry.what, at: entry.at }
  }

  /** The text of a file that was changed by hand since, with what is replayed in it. */
  function mergedText(
    file: string,
    { seen, wanted, text }: Record<'seen' | 'wanted' | 'text', string | undefined>,
  ): string | undefined | typeof NOT_MERGED {
    if (file === UNWRITTEN) return wanted
    const name = path.parse(file).name as ContentFile
    const all = [seen, wanted, text].map(
      (one) => readDocuments(new Map([[name, one ?? '']]), 'merged').get(name)?.data,
    )
    if (text === undefined || all.includes(undefined)) return NOT_MERGED
    const { data, conflicts } = merge(all[0], all[1], all[2])
    return conflicts.length > 0 ? NOT_MERGED : reconcile(text, data, SCHEMAS[name])
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
      return await alone(lock, { waitMs, sentence }, task)
    } catch (error) {
      if (error instanceof PlainError) return { failure: error.message }
      const {
        code,
        path: file = '',
        dest = '',
      } = error as NodeJS.ErrnoException & { dest?: string }
      const reasons: Record<string, string> = {
        ENOENT: `${path.relative(studio, file)} is not there`,
        EEXIST: `another ${path.relative(studio, dest || file)} is there by now. Rename it first`,
      }
      const reason = reasons[code ?? ''] ?? unwritable(error as NodeJS.ErrnoException)
      if (!reason) throw error
      return { failure: `This was not saved: ${reason}. Nothing was changed.` }
    }
  }

  return {
    folders,
    prepare,
    /** Where the desk keeps what it takes out of the studio, and what it is about to bring in. */
    desk,

    /** Every file that can be read, as its owner sees it, and what is wrong with what is not written yet. */
    async read() {
      const now = await read()
      return { ...now, mistakes: waitingMistakes(now) }
    },

    save: (wanted: Save): Promise<Saved> => attempt(() => save(wanted)),
    restore: (wanted: Parameters<typeof restore>[0]): Promise<Replayed> =>
      attempt(() => restore(wanted)),
    undo: (): Promise<Replayed> => attempt(() => replay('undo')),
    redo: (): Promise<Replayed> => attempt(() => replay('redo')),

    /** Settles once what is being written is written. */
    settled: () => last,

    /** What could be taken back, and done again. */
    async history() {
      const { entries, position } = await history.read()
      return { undo: entries[position - 1]?.what, redo: entries[position]?.what }
    },
  }
}

const NOT_MERGED = Symbol('not merged')

function changedSince({ what }: Entry, kind: 'undo' | 'redo', file: string): string {
  const done = kind === 'undo' ? 'undone' : 'done again'
  return `“${what}” cannot be ${done}: ${labelOf([file])} was changed there since. It was left as it is.`
}

function whyUnread({ label, mistakes, texts }: Texts, file: ContentFile): string {
  const name = `${label}/${file}.yaml`
  const found = [...mistakes, ...(readDocuments(texts, label).get(file)?.mistakes ?? [])].find(
    (one) => one.file === name,
  )
  return `${name}: ${found?.message ?? 'This file cannot be read.'}`
}

function sentences(mistakes: Mistake[]): string {
  return mistakes.map(({ file, message }) => `${file}: ${message}`).join(' ')
}

function turned({ from, to }: Move): Move {
  return { from: to, to: from }
}

async function sweep(folder: string) {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => LEFTOVER.test(one))) {
    await rm(path.join(folder, name), { force: true }).catch(() => {})
  }
}
