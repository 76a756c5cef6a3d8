import path from 'node:path'

import type { ContentFile } from '#pipeline/content/files.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'

import { labelOf } from '../form/labels.ts'
import { UNWRITTEN, type openDocuments } from './documents.ts'
import type { Transaction, Entry, History, Move, State } from './history.ts'
import { readBytes } from './own-file.ts'
import type { openTransactions } from './transactions.ts'

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
      const now = await history.keep(await readBytes(path.join(studio, file)))
      if (now === wanted) continue
      const bytes = await history.held(wanted)
      // What was changed by hand since is not undone with it.
      if (now !== seen || (wanted !== '' && !bytes))
        return passOver(next, whyNot(entry, kind, file))
      texts[file] = { before: now, after: wanted }
      if (file !== UNWRITTEN)
        contents.set(contentFile(file), bytes && Buffer.from(bytes).toString())
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

  return { replay }
}

function contentFile(file: string): ContentFile {
  return path.parse(file).name as ContentFile
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
