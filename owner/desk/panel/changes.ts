import type { ContentFile } from '#pipeline/content/files.ts'

import type { Edit, Path } from '../edits/edit.ts'
import type { DeskState } from '../server/state.ts'
import { placeName, readPlace } from '../traces/place.ts'
import { afterEdits } from './after-edits.ts'
import type { ChangeResult } from './api.ts'
import { placeAfter } from './follow.ts'

/**
 * The edits of a change, or how they follow from the studio, which may have changed since its author
 * saw it. Asked for whenever the studio is shown, so it only looks.
 */
export type Edits = Edit[] | ((now: DeskState, follow: Follow) => Edit[])

/** Where the part of a file is now that its author saw at `path`. @throws where it is gone. */
export type Follow = (file: ContentFile, path: Path) => Path

type Desk = {
  /** Asks for a change, and gives how it ended. */
  send: (path: string, body?: object) => Promise<ChangeResult>
  /** Reads the studio as it is written. Nothing where that fails. */
  read: () => Promise<DeskState | undefined>
  /** Reads it once the desk answers again, which has stopped. Nothing where it refuses to. */
  readLater: () => Promise<DeskState | undefined>
  /** Shows the studio with all changes in it, also with those that are not written yet. */
  show: (state: DeskState, before: DeskState | undefined) => void
}

/** Something to be written: edits, or what is shown only once it is, such as an undo. */
type Task = {
  path: string
  body?: object | undefined
  change?: { what: string; edits: Edits }
  /** The studio as its author saw it. */
  seen: DeskState
  settle: (result: ChangeResult) => void
}

const OUTDATED: ChangeResult = { failure: 'Something else was changed first. Try again.' }

/**
 * Makes changes one after another. Each is shown at once, on top of what is written. One that the desk
 * refuses is taken back, and those after it are made of the studio without it.
 */
export function openChanges({ send, read, readLater, show }: Desk) {
  let written: DeskState | undefined
  let shown: DeskState | undefined
  let waiting: Task[] = []
  let askers: (() => void)[] = []
  let isAtWork = false

  function showAll() {
    if (!written) return
    const before = shown
    shown = waiting.reduce((state, task) => replay(task, state)?.after ?? state, written)
    show(shown, before)
  }

  function add(task: Pick<Task, 'path' | 'body' | 'change'>): Promise<ChangeResult> {
    return new Promise((settle) => {
      waiting.push({ ...task, seen: shown!, settle })
      showAll()
      void work()
    })
  }

  /** Reads again only once nothing waits: until then, what is written is known. */
  async function work() {
    if (isAtWork) return
    isAtWork = true
    while (waiting.length > 0 || askers.length > 0) {
      if (waiting[0]) await make(waiting[0])
      else await readAgain()
    }
    isAtWork = false
  }

  async function make(task: Task) {
    const answer = await attempt(task)
    waiting = waiting.slice(1)
    // What can be undone, only the desk knows.
    askers.push(() => {})
    showAll()
    task.settle(answer)
    // Whoever made it learns of it before the next is sent, which may build on it.
    await new Promise((settled) => setTimeout(settled))
  }

  /** A change that is not answered is tried again once the desk is back, as often as it takes. */
  async function attempt(task: Task): Promise<ChangeResult> {
    const made = replay(task, written!)
    const answer = made ? await sendMade(task, made.edits) : OUTDATED
    const isLost = 'isGone' in answer && task.change
    if ('done' in answer && task.change) written = made!.after
    else written = (await (isLost ? readLater() : read())) ?? written
    if (!isLost || !made || !written) return answer

    // It may have been made before the desk stopped.
    const isMade = made.edits.every(({ file }) => isSame(file, written!, made.after))
    return isMade ? { done: true } : attempt(task)
  }

  async function sendMade({ path, body, change }: Task, edits: Edit[]): Promise<ChangeResult> {
    if (!change) return send(path, body)
    return edits.length > 0 ? send(path, { what: change.what, edits }) : { done: true }
  }

  async function readAgain() {
    const answered = askers
    askers = []
    written = (await read()) ?? written
    showAll()
    for (const answer of answered) answer()
  }

  return {
    change: (what: string, edits: Edits) => add({ path: 'change', change: { what, edits } }),

    /** Whatever else changes the studio: an undo, a redo, a photograph that is taken off. */
    request: (path: string, body?: object) => add({ path, body }),

    /** Reads the studio again, once all changes are made. */
    refresh: () =>
      new Promise<void>((settle) => {
        askers.push(settle)
        void work()
      }),

    /** Whether something is not written yet. */
    isBusy: () => waiting.length > 0,

    /** Whether edits change anything of what is shown. */
    isChange: (edits: Edits) =>
      replay({ change: { what: '', edits }, seen: shown! }, shown!)?.edits.length !== 0,
  }
}

function isSame(file: ContentFile, one: DeskState, other: DeskState): boolean {
  return JSON.stringify(one.data[file]) === JSON.stringify(other.data[file])
}

/** What a task does to a studio, or nothing where its part of it is gone. */
function replay({ change, seen }: Pick<Task, 'change' | 'seen'>, now: DeskState) {
  if (!change) return { edits: [], after: now }
  const follow: Follow = (file, path) => {
    const place = placeAfter(placeName(file, path), seen.forms, now.forms)
    if (place === undefined) throw new Error('It is gone.')
    return readPlace(place).path
  }
  try {
    const { what, edits } = change
    const all = typeof edits === 'function' ? edits(now, follow) : edits
    const history = all.length > 0 ? { undo: what } : now.history
    return { edits: all, after: { ...afterEdits(now, all), history } }
  } catch {
    return undefined
  }
}
