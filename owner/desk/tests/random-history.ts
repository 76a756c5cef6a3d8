import { readFile } from 'node:fs/promises'
import path from 'node:path'

import * as fc from 'fast-check'
import { expect } from 'vitest'

import type { ContentFile } from '#pipeline/content/files.ts'
import { checkContent } from '#pipeline/content/read-content.ts'

import { merge } from '../document/merge.ts'
import { same } from '../document/same.ts'
import type { Document } from '../document/documents.ts'
import { openStore, type Saved } from '../document/store.ts'
import { halted, type Halt } from './halting.ts'
import { everythingIn, SCAN, temporaryStudio } from './temporary-studio.ts'

const STEPS = 14

/** How many different numbers chance draws from. */
const MANY = 2 ** 20

type Files = Partial<Record<ContentFile, Document>>
type Booking = { title: string; packages: { name: string; description: string }[] }
type Studio = { tagline: string; email: string; serving: string }

/** What a panel holds: what it has read, and what its owner has made of it. */
type Tab = { saved: Files; data: Partial<Record<ContentFile, unknown>> }

/** Whatever is typed has a number of its own: nothing of it may be lost. */
function numbersIn(value: unknown): Set<string> {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return new Set(text?.match(/«\d+»/g))
}

/**
 * The history of a studio, as a seed has it: edits in two tabs, edits by hand, undo and redo, and a kill or a full disk
 * at any write. After each step, nothing typed may be lost without its owner's doing, and nothing may be half made.
 */
export async function liveThrough(seed: number) {
  const studio = await temporaryStudio()
  const [chance] = fc.sample(fc.infiniteStream(fc.nat(MANY - 1)), { seed, unbiased: true })
  const random = () => chance!.next().value / MANY
  const pick = <One>(all: One[]): One => all[Math.floor(random() * all.length)]!
  let store = studio.store
  await store.prepare()
  const tabs: Tab[] = [
    { saved: {}, data: {} },
    { saved: {}, data: {} },
  ]

  let count = 0
  /** What its owner has replaced, deleted, undone, or was told of. */
  const gone = new Set<string>()
  const typed = new Set<string>()
  /** What files held before and after each change. */
  const changes = new Map<string, { before: string; after: string }>()

  function words(): string {
    const one = `«${++count}»`
    return random() < 0.2 ? `${one}${' and much more of it'.repeat(7)}` : `Words: ${one} # of it`
  }

  function replace(before: unknown, after: unknown) {
    const left = numbersIn(after)
    for (const one of left) typed.add(one)
    for (const one of numbersIn(before)) if (!left.has(one)) gone.add(one)
  }

  async function world(): Promise<string> {
    const { texts } = await store.read()
    const file = path.join(studio.studio, '.desk/unwritten.json')
    const unwritten = await readFile(file, 'utf8').catch(() => '')
    return JSON.stringify([...texts.texts, ['unwritten', unwritten], ...(await scans())])
  }

  /** Every scan, also what was thrown away, with what is in it. */
  async function scans() {
    return Object.entries(
      await everythingIn(studio.studio, /^(?!(uploads|\.desk.taken-off).*\.jpg$)/),
    )
  }

  async function refresh(tab: Tab) {
    const { documents } = await store.read()
    for (const [file, document] of documents) {
      const { saved, data } = tab
      if (saved[file]?.revision === document.revision) continue
      const [base, mine, theirs] = [saved[file]?.data, data[file], document.data]
      const merged = merge(base, saved[file] ? mine : base, theirs)
      // Both are shown, and one is chosen.
      for (const conflict of merged.conflicts) replace(conflict.theirs, undefined)
      data[file] = saved[file] ? merged.data : theirs
      saved[file] = document
    }
  }

  const unsaved = ({ saved, data }: Tab) =>
    (Object.keys(data) as ContentFile[]).filter((file) => !same(data[file], saved[file]!.data))

  /** Does something that may be stopped; then a new desk opens. */
  async function perhapsHalted<Result>(task: () => Promise<Result>) {
    const halt: Halt = { at: Math.ceil(random() * 26), how: pick(['after', 'half', 'full']) }
    const { wasKilled, result } = await halted(random() < 0.4 ? halt : undefined, task)
    if (wasKilled) {
      store = openStore(studio.folders)
      await store.prepare()
    }
    return result
  }

  /** Makes a change that may be stopped: all of it is made, or nothing. */
  async function change<Result>(what: string, task: () => Promise<Result>) {
    const [before, known] = [await world(), await store.history()]
    const result = await perhapsHalted(task)
    const [after, told] = [await world(), await store.history()]
    const isMade = !same(known, told)
    if (!isMade) expect(after, `${what} is half made`).toBe(before)
    return { result, before, after, isMade, told }
  }

  async function save(tab: Tab) {
    const files = Object.fromEntries(
      unsaved(tab).map((file) => {
        const { revision } = tab.saved[file]!
        return [file, { revision, data: structuredClone(tab.data[file]) }]
      }),
    )
    if (Object.keys(files).length === 0) return
    const what = `Change ${++count}`
    const { result, before, after, told } = await change(what, () => store.save({ what, files }))
    if (told.undo === what) changes.set(what, { before, after })
    const saved = result as Saved | undefined
    if (saved && 'stale' in saved) {
      await refresh(tab)
      return save(tab)
    }
    if (!saved || !('done' in saved)) return
    const { documents } = await store.read()
    for (const [file, { data }] of Object.entries(files) as [ContentFile, Document][]) {
      expect(same(documents.get(file)!.data, data), `${file} is not as it was saved`).toBe(true)
      expect(documents.get(file)!.revision).toBe(saved.revisions[file])
      tab.saved[file] = { revision: saved.revisions[file]!, data }
      tab.data[file] = data
    }
  }

  /** A scan that arrives is there whole, or not at all. */
  async function send() {
    const before = await scans()
    await perhapsHalted(() => studio.send())
    const after = await scans()
    const arrived = after.filter(([name]) => !before.some(([other]) => other === name))
    expect(after.length - before.length).toBe(arrived.length)
    for (const [, picture] of arrived) expect(picture).toBe(SCAN.toString('latin1'))
  }

  async function throwAway() {
    const some = (await scans()).filter(([name]) => name.startsWith('uploads')).slice(0, 2)
    if (some.length === 0) return
    const what = `Change ${++count}`
    const moves = some.map(([name], at) => {
      return { from: `uploads/${path.basename(name)}`, to: `.desk/taken-off/${count}-${at}.jpg` }
    })
    const task = () => store.save({ what, files: {}, moves })
    const { before, after, told } = await change(what, task)
    if (told.undo === what) changes.set(what, { before, after })
  }

  async function type(tab: Tab) {
    await refresh(tab)
    const { booking: before, studio: ownBefore } = tab.data
    const booking = structuredClone(before) as Booking
    const own = structuredClone(ownBefore) as Studio
    const { packages } = booking
    const at = Math.floor(random() * packages.length)
    const edits = [
      () => void (booking.title = words()),
      () => void (packages.at(at - packages.length)!.description = words()),
      () => void (own.tagline = words()),
      () => void (own.email = pick([words(), `june«${++count}»@example.com`])),
      () => void packages.splice(at, 0, { name: words(), description: words() }),
      () => void packages.splice(at, 0, { description: words() } as never),
      () => void (packages.length > 2 && packages.splice(at, 1)),
      () => void packages.push(...packages.splice(at, 1)),
      () => void ([booking.title, own.serving] = [words(), words()]),
    ]
    for (let times = 0; times <= random() * 2; times++) pick(edits)()
    Object.assign(tab.data, { booking, studio: own })
    replace([before, ownBefore], [booking, own])
  }

  async function editByHand() {
    const file = pick(['booking', 'studio'] as const)
    const before = await studio.text(file)
    const line = pick([...before.matchAll(/^\w.*$/gm)])
    const edits = [
      () => `${before.slice(0, line.index)}# «${++count}»\n${before.slice(line.index)}`,
      () =>
        before.replace(/^(heading|city): [A-Z].*/m, (_, field) => `${field}: Hand «${++count}»`),
      () => before.replace(/^(language: \S+)$/m, `$1 # «${++count}»`),
    ]
    const after = pick(edits)()
    replace(before, after)
    await studio.rewrite(file, () => after)
  }

  async function replay(kind: 'undo' | 'redo') {
    const { [kind]: what } = await store.history()
    const { result, before, after, isMade } = await change(kind, () => store[kind]())
    if (isMade && (!result || 'done' in result)) replace(before, after)
    const known = changes.get(what ?? '')
    if (!known || !isMade) return
    const [from, to] = kind === 'undo' ? [known.after, known.before] : [known.before, known.after]
    if (before === from) expect(after, `${kind} of ${what}`).toBe(to)
    else expectOwn(numbersIn(before), from, after)
  }

  /** What was typed since a change is still there when that is undone. */
  function expectOwn(before: Set<string>, from: string, after: string) {
    const known = numbersIn(from)
    const lost = [...before].filter((one) => !known.has(one) && !numbersIn(after).has(one))
    expect(lost, 'undo lost what was typed since').toEqual([])
  }

  async function check() {
    const now = await store.read()
    expect(checkContent(now.files, now.texts.mistakes).mistakes, 'a file is not valid').toEqual([])
    const there = numbersIn(await world())
    const kept = tabs.flatMap(({ saved, data }) => {
      const base = numbersIn(saved)
      return [...numbersIn(data)].filter((one) => !base.has(one))
    })
    const known = new Set([...gone, ...there, ...kept])
    const lost = [...typed].filter((one) => !known.has(one))
    expect(lost, 'typed, and nowhere any more').toEqual([])
  }

  const log: string[] = []
  try {
    for (let step = 0; step < STEPS; step++) {
      const tab = pick(tabs)
      const steps: Record<string, () => Promise<void>> = {
        type: () => type(tab),
        'type and save': () => type(tab).then(() => save(tab)),
        save: () => save(tab),
        'edit by hand': editByHand,
        'a scan arrives': send,
        'a scan is thrown away': throwAway,
        undo: () => replay('undo'),
        redo: () => replay('redo'),
      }
      const name = pick(Object.keys(steps))
      log.push(name)
      await steps[name]!()
      await check()
    }
  } catch (error) {
    throw new Error(`Seed ${seed}, step ${log.length} of ${log.join(', ')}`, { cause: error })
  }
}
