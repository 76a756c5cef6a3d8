import path from 'node:path'

import { readDocuments, SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'

import { labelOf } from '../form/labels.ts'
import { UNWRITTEN, type openDocuments } from './documents.ts'
import {
  sumOf,
  type Transaction,
  type Entry,
  type History,
  type Move,
  type State,
  type Sum,
} from './history.ts'
import { merge } from './merge.ts'
import { reconcile } from './reconcile.ts'
import { readBytes, type openTransactions } from './transactions.ts'

/** Why nothing was changed. */
export type Failure = { failure: string }

/** What was undone, done again or brought back, and when it was made. */
export type Replayed = { done: true; what: string; at?: string } | Failure

type Kind = 'undo' | 'redo'

type Studio = {
  studio: string
  documents: ReturnType<typeof openDocuments>
  history: History
  make: ReturnType<typeof openTransactions>['make']
}

/** Takes the last change back, or does again what was taken back last. */
export function openReplay({ studio, documents, history, make }: Studio) {
  async function replay(kind: Kind, state: State): Promise<Replayed> {
    const at = kind === 'undo' ? state.position - 1 : state.position
    const entry = state.entries[at]
    if (!entry) return { failure: `There is nothing to ${kind}.` }
    const next = { ...state, position: kind === 'undo' ? at : at + 1 }

    const texts: Transaction['texts'] = {}
    const contents = new Map<ContentFile, string | undefined>()
    for (const [file, { before, after }] of Object.entries(entry.texts)) {
      const [seen, wanted] = kind === 'undo' ? [after, before] : [before, after]
      const bytes = await readBytes(path.join(studio, file))
      const sum = await replayed(file, { seen, wanted, bytes })
      if (sum === undefined) return passOver(next, whyNot(entry, kind, file))
      if (sum === sumOf(bytes)) continue
      texts[file] = { before: await history.keep(bytes), after: sum }
      if (file !== UNWRITTEN) contents.set(contentFile(file), textOf(await history.held(sum)))
    }
    const mistakes = documents.mistakesInTexts(await documents.read(), contents)
    if (mistakes.length > 0) return passOver(next, sentences(mistakes))

    const moves = kind === 'undo' ? entry.moves.map(turned).toReversed() : entry.moves
    await make(state, { texts, moves }, next)
    return { done: true, what: entry.what, at: entry.at }
  }

  /** What cannot be done does not stand in the way of older changes. */
  async function passOver(next: State, failure: string): Promise<Replayed> {
    await history.write(next)
    return { failure }
  }

  /** What a file should hold, kept: also what was changed by hand since. Nothing where that is in the way. */
  async function replayed(
    file: string,
    { seen, wanted, bytes }: { seen: Sum; wanted: Sum; bytes: Uint8Array | undefined },
  ): Promise<Sum | undefined> {
    const [from, to] = [await history.held(seen), await history.held(wanted)]
    if (wanted !== '' && !to) return undefined
    const sum = sumOf(bytes)
    if (sum === seen || sum === wanted) return wanted
    if (seen !== '' && !from) return undefined
    const text = mergedText(file, [from, to, bytes].map(textOf))
    return text === undefined ? undefined : history.keep(Buffer.from(text))
  }

  return { replay }
}

/** Of three texts of a file, that which was seen, that which is wanted, and that which is there. */
function mergedText(file: string, texts: (string | undefined)[]): string | undefined {
  const [base, mine, theirs] = texts.map((text) =>
    file === UNWRITTEN ? (JSON.parse(text ?? '{}') as unknown) : dataIn(contentFile(file), text),
  )
  if (base === undefined || mine === undefined || theirs === undefined) return undefined
  const { data, conflicts, kept } = merge(base, mine, theirs)
  if (conflicts.length + kept.length > 0) return undefined
  return file === UNWRITTEN
    ? JSON.stringify(data)
    : reconcile(texts[2]!, data, SCHEMAS[contentFile(file)])
}

function dataIn(file: ContentFile, text: string | undefined): unknown {
  return text === undefined
    ? undefined
    : readDocuments(new Map([[file, text]]), 'merged').get(file)?.data
}

function contentFile(file: string): ContentFile {
  return path.parse(file).name as ContentFile
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && Buffer.from(bytes).toString()
}

function whyNot({ what }: Entry, kind: Kind, file: string): string {
  const done = kind === 'undo' ? 'undone' : 'done again'
  const place = file === UNWRITTEN ? 'something' : labelOf([contentFile(file)])
  return `“${what}” cannot be ${done}: ${place} was changed there since. It was left as it is.`
}

/** Mistakes as one text. */
export function sentences(mistakes: Mistake[]): string {
  return mistakes.map(({ file, message }) => `${file}: ${message}`).join(' ')
}

function turned({ from, to }: Move): Move {
  return { from: to, to: from }
}
