import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { ContentFile } from '#pipeline/content/files.ts'
import { readTexts, type Texts } from '#pipeline/content/read-texts.ts'
import { alone } from '#pipeline/model/alone.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'
import { PlainError } from '#pipeline/model/plain-error.ts'
import { unwritable } from '#pipeline/model/unwritable.ts'
import { writeAtomically } from '#pipeline/model/write-atomically.ts'

import { editText } from '../edits/edit-text.ts'
import { type Edit, Conflict, NotWritable } from '../edits/edit.ts'
import { applySplice, inverse, spliceBetween, type Splice } from '../edits/splice.ts'
import { labelOf } from '../form/labels.ts'
import { newMistakes } from './validate.ts'
import { openJournal, type Move } from './journal.ts'
import { writeAll } from './write-all.ts'

/** Where a studio is, as full paths. `root` is the project's folder: messages name files from there. */
export type StudioFolders = { root: string; studio: string; content: string; uploads: string }

/** How a change ended. Unless it is `done`, nothing was written. */
export type Outcome =
  /** Of what was undone or done again: what it was, and when it was made, where that is known. */
  | { done: true; what?: string; at?: string | undefined }
  | { mistakes: Mistake[] }
  | { conflict: { edit: Edit; now: unknown } }
  | { failure: string }

/** Several edits that are made together or not at all. */
export type Change = {
  /** What is done, in words for the owner: “Changed the price.” */
  what: string
  edits: Edit[]
  moves?: Move[]
}

/** Files that are written anew, whatever they hold. */
type Restored = { what: string; texts: Texts['texts']; moves: Move[] }

export type Store = ReturnType<typeof openStore>

/** How it writes, and how long it waits for another desk, in ms. One that saves takes far less. */
type Options = { write?: typeof writeAtomically; waitMs?: number }

/** Changes a studio's files as a careful person would, and takes changes back. */
export function openStore(
  folders: StudioFolders,
  { write = writeAtomically, waitMs = 10_000 }: Options = {},
) {
  const { root, studio, content } = folders
  const desk = path.join(studio, '.desk')
  const journal = openJournal(desk)
  const lock = path.join(desk, 'lock')
  const sentence = (owner: string) =>
    `This was not saved, because another desk (${owner}) is saving into this studio: close it, or, if ` +
    `there is none, delete ${path.relative(root, lock)}.`

  /** Makes the folder of what the desk keeps for itself. */
  async function prepare() {
    await mkdir(desk, { recursive: true })
    // What the desk keeps for itself is not published.
    await writeFile(path.join(desk, '.gitignore'), '*\n', { flag: 'wx' }).catch(() => {})
  }

  /** Takes back the last change, or does again what was taken back last. */
  async function replay(kind: 'undo' | 'redo'): Promise<Outcome> {
    const { done, undone } = await journal.stacks()
    const entry = (kind === 'undo' ? done : undone).at(-1)
    if (!entry) return { failure: `There is nothing to ${kind}.` }

    const read = await readTexts(root, content)
    const { texts: before } = read
    const after = new Map(before)
    for (const [file, splice] of Object.entries(entry.texts) as [ContentFile, Splice][]) {
      const wanted = kind === 'undo' ? inverse(splice) : splice
      const text = before.get(file) ?? ''
      const replayed = applySplice(text, wanted)
      // It may have been interrupted before it was made.
      const isMade = replayed === undefined && applySplice(text, inverse(wanted)) !== undefined
      if (replayed !== undefined) after.set(file, replayed)
      else if (!isMade) {
        await journal[kind](entry)
        return {
          failure: `“${entry.what}” cannot be ${kind === 'undo' ? 'undone' : 'done again'}: ${labelOf([file])} was changed there since. It was left as it is.`,
        }
      }
    }
    const mistakes = newMistakes(read, after)
    if (mistakes.length > 0) return { mistakes }

    const moves = kind === 'undo' ? entry.moves.map(turned).toReversed() : entry.moves
    await writeAll(folders, moves.filter(isNeeded), { before, after, write })
    await journal[kind](entry)
    return { done: true, what: entry.what, at: entry.at }
  }

  async function change({ what, edits, moves = [] }: Change): Promise<Outcome> {
    const read = await readTexts(root, content)
    const after = new Map(read.texts)
    for (const edit of edits) {
      const text = after.get(edit.file)
      if (text === undefined) throw new NotWritable(whyUnread(read, edit.file))
      after.set(edit.file, editText(text, edit))
    }
    return make(read, { what, texts: after, moves })
  }

  async function restore({ what, texts, moves }: Restored): Promise<Outcome> {
    const read = await readTexts(root, content)
    return make(read, { what, texts: new Map([...read.texts, ...texts]), moves })
  }

  /** Makes a change whose texts are known. */
  async function make(read: Texts, { what, texts: after, moves }: Restored): Promise<Outcome> {
    const mistakes = newMistakes(read, after)
    if (mistakes.length > 0) return { mistakes }

    const before = read.texts
    const texts = Object.fromEntries(
      [...after].flatMap(([file, text]) => {
        const old = before.get(file) ?? ''
        return old === text ? [] : [[file, spliceBetween(old, text)]]
      }),
    )
    if (Object.keys(texts).length === 0 && moves.length === 0) return { done: true }

    // Noted first: a change that is interrupted can be taken back.
    const entry = await journal.add({ what, texts, moves })
    try {
      await writeAll(folders, moves, { before, after, write })
    } catch (error) {
      await journal.drop(entry).catch(() => {})
      throw error
    }
    return { done: true }
  }

  /** A move that was interrupted may have been made, or never. */
  function isNeeded({ from, to }: Move): boolean {
    return existsSync(path.join(studio, from)) || !existsSync(path.join(studio, to))
  }

  let last: Promise<unknown> = Promise.resolve()

  function attempt(task: () => Promise<Outcome>): Promise<Outcome> {
    const made = outcomeOf(task)
    last = made.catch(() => {})
    return made
  }

  async function outcomeOf(task: () => Promise<Outcome>): Promise<Outcome> {
    try {
      await prepare()
      return await alone(lock, { waitMs, sentence }, task)
    } catch (error) {
      if (error instanceof Conflict) return { conflict: { edit: error.edit, now: error.now } }
      if (error instanceof PlainError) return { failure: error.message }
      const { code, path: file = '' } = error as NodeJS.ErrnoException
      const reason =
        code === 'ENOENT'
          ? `${path.relative(studio, file)} is not there`
          : unwritable(error as NodeJS.ErrnoException)
      if (!reason) throw error
      return { failure: `This was not saved: ${reason}. Nothing was changed.` }
    }
  }

  return {
    folders,
    prepare,

    /** Where the desk keeps what it takes out of the studio, and what it is about to bring in. */
    desk,

    change: (wanted: Change) => attempt(() => change(wanted)),
    restore: (wanted: Restored) => attempt(() => restore(wanted)),
    undo: () => attempt(() => replay('undo')),
    redo: () => attempt(() => replay('redo')),

    /** Settles once what is being written is written. */
    settled: () => last,

    /** What could be taken back, and done again. */
    async history() {
      const { done, undone } = await journal.stacks()
      return { undo: done.at(-1)?.what, redo: undone.at(-1)?.what }
    },
  }
}

function whyUnread({ label, mistakes }: Texts, file: ContentFile): string {
  const name = `${label}/${file}.yaml`
  const found = mistakes.find((one) => one.file === name) ?? mistakes[0]!
  return `${found.file}: ${found.message}`
}

function turned({ from, to }: Move): Move {
  return { from: to, to: from }
}
