import type { ContentFile } from '#pipeline/content/files.ts'

import type { Document } from '../document/documents.ts'
import { merge, type Conflict, type Merged } from '../document/merge.ts'
import type { Failure, Replayed } from '../document/replay.ts'
import { same } from '../document/same.ts'
import type { Saved } from '../document/store.ts'
import type { News } from '../server/state.ts'
import { placeName, readPlace, type Place } from '../traces.ts'
import { get, Gone, post } from './api.ts'
import { adopt, put, putAt, type Data } from './data.ts'

/** The studio as the panel shows it. */
export type WorkingCopy = Omit<News, 'files' | 'names'> & {
  data: Data
  /** The names of the files in uploads/. */
  names: string[]
  /** What others have written meanwhile into fields that were changed here, too, by their places. */
  theirs: ReadonlyMap<string, unknown>
  /** Whether the desk does not answer. */
  isGone: boolean
}

/** What the owner is told of saving. With what is saved comes what has to be mended before the rest is. */
export type Progress = 'saving' | 'gone' | Failure | { toMend: Place[] }

export type Edit = {
  /** What is done, in words for the owner. */
  what: string
  /** What it makes of the data. */
  make: (data: Data) => Data
  /** Changes of one step, such as the letters of a word, are written together, and undone together. */
  step?: string
  /** The new scans that are thrown away with it. */
  thrownAway?: string[]
}

/** Changes are saved after this pause in typing, in ms. */
const SAVE_AFTER_MS = 100

/** How long to wait before a failed save, or a desk that was stopped, is tried again, in ms. */
const AGAIN_MS = 1000

/** A change that is still to be saved: files as a change has left them. */
type Queued = Omit<Edit, 'make'> & { files: Data }

/** Something else that is to be asked for once everything before it is saved. */
type Request = { path: string; body: object; settle: (answer: Replayed) => void }

/**
 * A file as it is written, as the desk holds it, and what changes here are merged from: the same, except where a field
 * waits until its owner has chosen between two versions.
 */
type Known = Document & { held: unknown; base: unknown }

/** What was not saved when the desk was left, to go on with. */
export type Left = { data: Data; saved: Partial<Record<ContentFile, Known>> }

/** Steps of an earlier visit are other steps. */
const VISIT = Date.now()

/**
 * Holds what every file of the studio holds, changes it at once, and saves the changed files in the order of their
 * changes. What others have changed is merged. Whatever is not saved stays, and is tried again.
 */
export function openWorkingCopy(
  show: (copy: WorkingCopy, progress?: Progress) => void,
  left?: Left,
) {
  let now: WorkingCopy | undefined
  let saved: Partial<Record<ContentFile, Known>> = left?.saved ?? {}
  let queue: (Queued | Request)[] = []
  /** Scans of saves that have failed. */
  let stillThere: string[] = []
  let working: Promise<void> | undefined
  let isAsked = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let askers: (() => void)[] = []

  function update(next: Partial<WorkingCopy>, progress?: Progress) {
    now = { ...now!, ...next }
    now.theirs = new Map(
      knownFiles().flatMap((file) =>
        conflictsIn(file).map(({ path, theirs }) => [placeName(file, path), theirs]),
      ),
    )
    show(now, progress)
  }

  const knownFiles = () => Object.keys(saved) as ContentFile[]
  const isUnsaved = (file: ContentFile) => {
    const { base, data, held } = saved[file] ?? {}
    const mine = now?.data[file]
    if (base === data) return mine !== data
    // Where the words in the file were chosen, the desk still holds the others.
    const isOther = () => conflictsIn(file).length === 0 && !same(mine, held)
    return !same(withTheirs(file, mine), data) || isOther()
  }
  const saves = () => queue.filter((task) => 'files' in task)

  /** Files that are not written as they are here. */
  const unsettled = () =>
    knownFiles().filter((file) => isUnsaved(file) || conflictsIn(file).length > 0)

  /** The fields that were changed here and elsewhere. */
  function conflictsIn(file: ContentFile) {
    const { base, data } = saved[file]!
    return base === data ? [] : merge(base, now!.data[file], data).conflicts
  }

  /** A file as it is to be written: theirs stays until its owner has chosen. */
  function withTheirs(file: ContentFile, mine: unknown): unknown {
    const { base, data: written } = saved[file] ?? {}
    const { data, conflicts } = merge(base, mine, written)
    return putAll(data, conflicts, 'theirs')
  }

  function know(file: ContentFile, { revision, ...document }: Document, merged: Merged) {
    // What waits in the desk is mine, too.
    const { conflicts = [], data: held } = document
    const data = putAll(held, conflicts, 'theirs')
    const isOpen = merged.conflicts.length + conflicts.length > 0
    const base = isOpen ? putAll(merged.base, conflicts, 'base') : data
    saved[file] = { revision, data, held, base }
  }

  /** Merges what others have made of a file into data, and into what is still to be saved. */
  function takeIn(data: Data, file: ContentFile, base: unknown, theirs: unknown): Merged {
    for (const { files } of saves()) {
      if (file in files) files[file] = merge(base, files[file], theirs).data
    }
    const merged = merge(base, data[file], theirs)
    data[file] = adopt(data[file], merged.data)
    return merged
  }

  /** Changes what is shown, and saves it. */
  function change({ make, ...edit }: Edit) {
    if (!now) return
    if (edit.step) edit.step = `${VISIT} ${edit.step}`
    const data = make(now.data)
    const files = (Object.keys(data) as ContentFile[]).filter(
      (file) => data[file] !== now!.data[file],
    )
    if (files.length === 0 && !edit.thrownAway) return
    const { what, step } = edit
    const last = queue.at(-1)
    const changed = Object.fromEntries(files.map((file) => [file, data[file]]))
    if (last && 'files' in last && step !== undefined && last.step === step)
      last.files = { ...last.files, ...changed }
    else queue.push({ ...edit, files: changed })
    update({ data, history: { undo: what } }, now.isGone ? 'gone' : 'saving')
    clearTimeout(timer)
    timer = setTimeout(() => void work(), step === undefined ? 0 : SAVE_AFTER_MS)
  }

  /** Saves and reads until nothing waits. */
  function work(): Promise<void> {
    clearTimeout(timer)
    working ??= workOff().finally(() => (working = undefined))
    return working
  }

  async function workOff() {
    while (queue[0] || isAsked) {
      const [task] = queue
      try {
        if (!task) await refresh()
        else if ('files' in task) await save(task)
        else await ask(task)
      } catch (error) {
        const { message } = error as Error
        const isGone = error instanceof Gone
        update({ isGone }, isGone ? 'gone' : { failure: message })
        if (!isGone) {
          timer = setTimeout(() => void work(), AGAIN_MS)
          return
        }
        await comeBack()
        update({ isGone: false }, queue.length === 0 ? { toMend: [] } : undefined)
      }
    }
  }

  async function save(task: Queued): Promise<void> {
    const { files, ...edit } = task
    const sent: Partial<Record<ContentFile, Document>> = Object.fromEntries(
      (Object.keys(files) as ContentFile[]).map((file) => {
        // One that cannot be read by now is refused by the desk.
        const revision = saved[file]?.revision ?? ''
        return [file, { revision, data: withTheirs(file, files[file]) }]
      }),
    )
    const answer = await post<Saved>('save', { ...edit, files: sent })
    if ('stale' in answer) {
      await refresh()
    } else if ('failure' in answer) {
      // Later, with what was changed by then. What was to come after it would find another studio.
      stillThere = saves().flatMap(({ thrownAway = [] }) => thrownAway)
      for (const one of queue) if ('settle' in one) one.settle(answer)
      queue = []
      update({}, answer)
      timer = setTimeout(saveAll, AGAIN_MS)
    } else {
      // More may have been said in the same step meanwhile.
      if (task.files === files) queue = queue.slice(1)
      const data = { ...now!.data }
      for (const file of knownFiles().filter((one) => one in answer.revisions)) {
        const known = saved[file]!
        const written = { revision: answer.revisions[file]!, data: sent[file]?.data ?? known.data }
        const mine = files[file] ?? data[file]
        const merged = merge(known.base, mine, written.data)
        // An item of theirs that has no counterpart here any more was written, too.
        takeIn(data, file, mine, merged.data)
        know(file, written, merged)
      }
      isAsked = true
      const others = now!.mistakes.filter(({ of }) => !of || !(of in answer.revisions))
      const mistakes = [...others, ...answer.mistakes]
      update({ data, mistakes }, queue.length > 0 ? 'saving' : answer)
    }
  }

  /** Asks once: what has been done must not be done again. The studio as it is then comes before the next task. */
  async function ask({ path, body, settle }: Request): Promise<void> {
    queue = queue.slice(1)
    const answer = await post<Replayed>(path, body).catch(({ message }: Error): Failure => {
      return { failure: message }
    })
    askers.push(() => settle(answer))
    await refresh()
    if (queue.length > 0) update({}, 'saving')
  }

  /** Everything that is not saved, whatever has changed it. */
  function saveAll() {
    // A file that cannot be read has to be mended first.
    const files = knownFiles().filter((file) => isUnsaved(file) && !now?.unread.includes(file))
    if (!now || files.length + stillThere.length === 0 || queue.length > 0) return
    queue.push({
      what: 'Saved what could not be saved before',
      files: Object.fromEntries(files.map((file) => [file, now!.data[file]])),
      thrownAway: stillThere,
    })
    stillThere = []
    void work()
  }

  /** Reads what has changed. What was changed here meanwhile is merged into it. */
  async function refresh(): Promise<void> {
    isAsked = false
    const answered = askers
    askers = []
    const have = Object.fromEntries(
      Object.entries(saved).map(([file, { revision }]) => [file, revision]),
    )
    const all = new URLSearchParams({ ...have, ...(now && { uploads: now.uploads }) })
    const news = await get<News>(`state?${all}`).catch((error: Error) => {
      askers = [...answered, ...askers]
      isAsked = true
      throw error
    })
    const data: Data = { ...(now?.data ?? left?.data) }
    for (const [file, document] of Object.entries(news.files) as [ContentFile, Document][]) {
      const { data: sent } = document
      const merged = takeIn(data, file, saved[file]?.base, sent)
      know(file, { ...document, data: same(data[file], sent) ? data[file] : sent }, merged)
    }
    const kept = now ? unsettled() : knownFiles()
    for (const file of news.unread.filter((one) => !kept.includes(one))) {
      delete data[file]
      delete saved[file]
    }
    const last = saves().at(-1)
    if (last) news.history = { undo: last.what }
    const names = news.names ?? now?.names ?? []
    update({ ...news, names, data, isGone: now?.isGone ?? false })
    for (const answer of answered) answer()
  }

  /** Waits for a desk that was stopped. */
  async function comeBack(): Promise<void> {
    for (;;) {
      await new Promise((settle) => setTimeout(settle, AGAIN_MS))
      try {
        return await refresh()
      } catch (error) {
        // It is back, and is asked again.
        if (!(error instanceof Gone)) return
      }
    }
  }

  return {
    change,

    /** Reads the studio again, once what waits is saved. @throws {Gone} where the desk was stopped. */
    async refresh(): Promise<void> {
      if (!now) {
        await refresh()
        return saveAll()
      }
      isAsked = true
      const done = new Promise<void>((settle) => askers.push(settle))
      await work()
      await done
      saveAll()
    },

    /** Chooses between one's own words and those of others at a place. */
    choose(place: string, isMine: boolean) {
      const { file } = readPlace(place)
      const conflict = conflictsIn(file).find(({ path }) => placeName(file, path) === place)
      if (!conflict) return
      const { theirsAt, theirs } = conflict
      const known = saved[file]!
      if (isMine) saved[file] = { ...known, base: put(known.base, theirsAt, theirs) }
      const data = isMine ? now!.data : putAt(now!.data, place, theirs)
      queue.push({ what: 'Chose between two versions', files: { [file]: data[file] } })
      update({ data })
      void work()
    },

    /** Whatever else changes the studio, such as an undo, once everything is saved. */
    request(path: string, body: object = {}): Promise<Replayed> {
      return new Promise((settle) => {
        queue.push({ path, body, settle })
        void work()
      })
    },

    /** What every file holds, with the last change. */
    data: (): Data => now?.data ?? {},

    /** Whether something is not saved. */
    isUnsaved: () => queue.length + stillThere.length > 0 || unsettled().length > 0,

    /** What is not saved, to go on with after the panel was loaded again. */
    left(): Left | undefined {
      if (!now) return left
      const files = unsettled()
      if (files.length === 0) return undefined
      return {
        data: Object.fromEntries(files.map((file) => [file, now!.data[file]])),
        saved: Object.fromEntries(files.map((file) => [file, saved[file]])),
      }
    },
  }
}

/** Data with one side of each conflict. */
function putAll(data: unknown, conflicts: Conflict[], side: 'theirs' | 'base'): unknown {
  return conflicts.reduce((all, { path, [side]: held }) => put(all, path, held), data)
}
