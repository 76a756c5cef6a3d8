import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { writeAtomically } from '#pipeline/model/write-files.ts'

import { temporaryStudio, type Changes } from '../tests/temporary-studio.ts'
import { withEntry, type Move, type State } from './history.ts'
import type { Path } from './merge.ts'
import { openStore } from './store.ts'

type Options = Parameters<typeof temporaryStudio>[0]

const price = (words: string): Changes => ({
  booking: (data) => void (data.packages[1].price = words),
})
const inStudio = (fields: object): Changes => ({ studio: (data) => Object.assign(data, fields) })
const phone = (words: string) => inStudio({ phone: words })
const tagline = (words: string) => inStudio({ tagline: words })

const NOBODY = 'june at example'

async function openStudio(options?: Options) {
  const studio = await temporaryStudio(options)
  await studio.store.prepare()
  const inDesk = (name: string) => path.join(studio.studio, '.desk', name)
  return {
    ...studio,
    inDesk,
    both: (moves: Move[] = []) =>
      studio.save('Changed both', { ...price('$130'), ...phone('(704) 555-0199') }, { moves }),
    texts: () => Promise.all([studio.text('booking'), studio.text('studio')]),
    /** What a new desk finds. */
    async restarted() {
      const store = openStore(studio.folders)
      await store.prepare()
      return store
    },
    snapshots: () => readdir(inDesk('history')),
  }
}

test('a change is written, undone after a restart, and redone', async () => {
  const { both, texts, restarted } = await openStudio()
  const before = await texts()
  expect(await both()).toMatchObject({ done: true, mistakes: [] })
  const after = await texts()
  expect(after).toEqual([
    before[0]!.replace('$120', '$130'),
    before[1]!.replace('(704) 555-0136', '(704) 555-0199'),
  ])

  const store = await restarted()
  expect(await store.history()).toEqual({ undo: 'Changed both', redo: undefined })
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(await store.undo()).toEqual({ done: true, what: 'Changed both', at })
  expect(await texts()).toEqual(before)
  expect(await store.undo()).toEqual({ failure: 'There is nothing to undo.' })
  expect(await store.redo()).toMatchObject({ done: true })
  expect(await texts()).toEqual(after)
  expect(await store.redo()).toEqual({ failure: 'There is nothing to redo.' })
})

/** What is right and changed along with a mistake. */
const BESIDE = '#ffcc66'

test.each<[what: string, changes: Changes, waits: RegExp, mend: Path]>([
  [
    'a color on which others cannot be read',
    { look: ({ colors }) => Object.assign(colors, { film: '#8a857b', goldenrod: BESIDE }) },
    /#8a857b/,
    ['colors', 'film'],
  ],
  [
    'what may be left out of a new item',
    { photographs: (list) => list.push({ file: 'new.jpg', alt: BESIDE, focal: { x: 2, y: 0 } }) },
    /x: 2/,
    [expect.any(Number), 'focal', 'x'],
  ],
  [
    'a photograph, with the page that shows it,',
    {
      photographs(list) {
        list[0].alt = BESIDE
        list.push({ file: 'new.jpg' })
      },
      about: (data) => void (data.introduction.portrait = 'new.jpg'),
    },
    /new\.jpg/,
    [expect.any(Number), 'alt'],
  ],
])(
  '%s waits in the desk, known after a restart, and everything else is written',
  async (_, changes, waits, mend) => {
    const { save, text, store, restarted } = await openStudio()
    const files = Object.keys(changes) as (keyof Changes)[]
    const answer = await save('Changed it', { ...changes, ...tagline('Written at once') })
    expect(answer).toMatchObject({
      done: true,
      toMend: expect.arrayContaining([{ file: files[0], path: mend }]),
    })
    expect(await text('studio')).toContain('tagline: Written at once')
    expect(await text(files[0]!)).toContain(BESIDE)
    for (const file of files) expect(await text(file)).not.toMatch(waits)

    const { documents, mistakes } = await (await restarted()).read()
    expect(documents).toEqual((await store.read()).documents)
    expect(mistakes).not.toEqual([])
  },
)

test('what waits is found again with what was edited by hand meanwhile, and is written once it is right', async () => {
  const { save, rewrite, text, restarted } = await openStudio()
  await save('Changed the email', inStudio({ email: NOBODY }))
  await rewrite('studio', (words) => words.replace('555-0136', '555-0111 # By hand.'))
  const { documents, mistakes } = await (await restarted()).read()
  expect(documents.get('studio')!.data).toMatchObject({
    email: NOBODY,
    phone: '(704) 555-0111',
  })
  expect(mistakes).toMatchObject([{ of: 'studio', field: 'email' }])

  expect(await save('Changed the email', inStudio({ email: 'june@example.com' }))).toMatchObject({
    mistakes: [],
  })
  expect(await text('studio')).toMatch(/email: june@example.com\nphone: .*0111 # By hand\./)
})

test('what waits is written together with what makes it right in another file', async () => {
  const { save, text, store, inDesk } = await openStudio()
  await save('Added hours', inStudio({ hours: 'Mo-Fr 09:00-17:00' }))
  expect(await text('studio')).not.toContain('hours: Mo')
  const contact: Changes = { contact: ({ details }) => void (details.hours = 'Hours') }
  expect(await save('Named hours', contact)).toMatchObject({ mistakes: [] })
  expect(await text('studio')).toContain('hours: Mo')
  expect(await readdir(inDesk(''))).not.toContain('unwritten.json')

  await store.undo()
  expect(await text('studio')).not.toContain('hours: Mo')
  expect((await store.read()).mistakes).toHaveLength(1)
  await store.undo()
  expect((await store.read()).mistakes).toEqual([])
})

test('what was changed by hand while something waited for it is asked about, and overwritten by no other save', async () => {
  const { save, rewrite, text, restarted } = await openStudio()
  const hours = { email: NOBODY, hours: 'Mo-Fr 09:00-17:00' }
  await save('Added hours', inStudio(hours))
  const byHand = 'email: by@hand.example\nhours: Tu 10:00-12:00'
  await rewrite('studio', (words) => words.replace(/^email: .*/m, byHand))
  const found = async () => (await (await restarted()).read()).documents.get('studio')
  const { revision, ...seen } = (await found())!
  expect(seen).toMatchObject({
    data: hours,
    conflicts: [
      { path: ['email'], theirs: 'by@hand.example' },
      { path: ['hours'], theirs: 'Tu 10:00-12:00' },
    ],
  })

  await save('Named hours', { contact: ({ details }) => void (details.hours = 'Hours') })
  expect(await text('studio')).toContain(byHand)
  expect(await found()).toEqual({ revision, ...seen })
})

test('a broken file stands in nobody’s way, and says what is wrong when it is to be changed', async () => {
  const { save, changed, store, rewrite } = await openStudio()
  const files = await changed(price('$130'))
  await rewrite('booking', (text) => text.replace('$120', '"$1,20'))
  expect(await save('Changed the phone', phone('(704) 555-0199'))).toMatchObject({ done: true })
  expect(await store.save({ what: 'Changed the price', files })).toEqual({
    failure: expect.stringContaining('content/booking.yaml: A quote opens in this line'),
  })
})

test('undo refuses what was edited by hand since, and goes on to older changes', async () => {
  const { store, rewrite, text, save } = await openStudio()
  const studio = await text('studio')
  await save('Changed the phone', phone('(704) 555-0199'))
  await save('Changed the price', price('$130'))
  await rewrite('booking', (words) => words.replace('$130', '$140'))
  const booking = await text('booking')
  expect(await store.undo()).toEqual({
    failure:
      '“Changed the price” cannot be undone: Booking was changed there since. It was left as it is.',
  })
  expect(await text('booking')).toBe(booking)
  expect(await store.undo()).toMatchObject({ done: true, what: 'Changed the phone' })
  expect(await text('studio')).toBe(studio)
})

test('the letters of a word are one undo, and letters that were taken back are none', async () => {
  const { store, save, text, rewrite } = await openStudio()
  const type = (words: string) => save('Changed the tagline', tagline(words), { step: '1' })
  const before = await text('studio')
  await save('Changed the price', price('$130'))
  for (const words of ['F', 'Fi', 'Film']) await type(words)
  await store.undo()
  expect(await text('studio')).toBe(before)
  expect(await store.history()).toEqual({ undo: 'Changed the price', redo: 'Changed the tagline' })

  await store.redo()
  await type("Film photography capturing life's beautiful moments")
  expect(await store.history()).toEqual({ undo: 'Changed the price', redo: undefined })

  await type('Film')
  await rewrite('studio', (words) => words.replace('555-0136', '555-0111'))
  await type('Film.')
  await store.undo()
  expect(await text('studio')).toMatch(/0111[^]*tagline: Film\n/)
})

test('a change after an undo is the last one, and what no change needs any more is deleted', async () => {
  const { store, save, snapshots } = await openStudio()
  const type = (words: string) => save(words, tagline(words))
  for (const words of ['First', 'Second', 'Third']) await type(words)
  await store.undo()
  await store.undo()
  expect(await snapshots()).toHaveLength(4)
  await type('Fourth')
  expect(await store.history()).toEqual({ undo: 'Fourth', redo: undefined })
  expect(await store.redo()).toEqual({ failure: 'There is nothing to redo.' })
  expect(await snapshots()).toHaveLength(3)
})

// That it restores both is in interrupted.slow.test.ts.
test.each([
  ['is gone', '.desk/taken-off/a.jpg is not there.', '.desk/taken-off/a.jpg'],
  ['has another in its place', 'another uploads/a.jpg is there by now. Rename', 'uploads/a.jpg'],
])(
  'undo restores no word of a change whose scan %s, and all once it does not',
  async (_, failure, place) => {
    const { studio, store, texts, both, putScan } = await openStudio()
    const before = await texts()
    await putScan('a.jpg')
    await both([{ from: 'uploads/a.jpg', to: '.desk/taken-off/a.jpg' }])
    const after = await texts()

    const away = path.join(studio, 'away.jpg')
    if (place.startsWith('uploads')) await putScan('a.jpg')
    else await rename(path.join(studio, place), away)
    expect(await store.undo()).toEqual({ failure: expect.stringContaining(failure) })
    expect(await texts()).toEqual(after)

    if (place.startsWith('uploads')) await rm(path.join(studio, place))
    else await rename(away, path.join(studio, place))
    expect(await store.undo()).toMatchObject({ done: true })
    expect(await texts()).toEqual(before)
  },
)

test('what cannot be taken back while the disk is full is taken back before the next change', async () => {
  let isFull = true
  let writes = 0
  const { texts, text, both, store, save } = await openStudio({
    async write(file, words) {
      if (++writes >= 2 && isFull) throw Object.assign(new Error(), { code: 'ENOSPC' })
      await writeAtomically(file, words)
    },
  })
  const before = await texts()
  const failure = 'This was not saved: the disk is full. Nothing was changed.'
  expect(await both()).toEqual({ failure })
  expect(await texts()).not.toEqual(before)
  isFull = false
  expect(await store.undo()).toEqual({ failure: 'There is nothing to undo.' })
  expect(await texts()).toEqual(before)
  await save('Changed the price', price('$130'))
  expect(await text('studio')).toBe(before[1])
})

test('a desk that is told to stop in the middle of a change knows when all of it is written', async () => {
  let [begin, goOn] = [() => {}, () => {}]
  const isWriting = new Promise<void>((settle) => (begin = settle))
  const mayGoOn = new Promise<void>((settle) => (goOn = settle))
  const { store, texts, both } = await openStudio({
    async write(...words) {
      begin()
      await mayGoOn
      await writeAtomically(...words)
    },
  })
  void both()
  await isWriting
  const settled = store.settled().then(texts)
  goOn()
  expect(await settled).toEqual([
    expect.stringContaining('$130'),
    expect.stringContaining('(704) 555-0199'),
  ])
})

test('changes of two desks at once are both made, and undone in their order', async () => {
  const { store, folders, texts, changed } = await openStudio()
  const before = await texts()
  const other = openStore(folders)
  const [one, two] = [await changed(price('$130')), await changed(phone('(704) 555-0199'))]
  const outcomes = await Promise.all([
    store.save({ what: 'Changed the price', files: one }),
    other.save({ what: 'Changed the phone', files: two }),
  ])
  expect(outcomes).toMatchObject([{ done: true }, { done: true }])
  expect(await other.undo()).toMatchObject({ done: true })
  expect(await store.undo()).toMatchObject({ done: true })
  expect(await texts()).toEqual(before)
})

test.for(['{"entries":[', 'null', '{"entries":{},"position":"3"}', ''])(
  'what was kept and is broken (%j) is set aside, and the desk goes on',
  async (broken) => {
    const { save, store, inDesk, texts, restarted } = await openStudio()
    await save('Changed the email', inStudio({ email: NOBODY }))
    const before = await texts()
    for (const name of ['history.json', 'unwritten.json']) await writeFile(inDesk(name), broken)
    const again = await restarted()
    expect(await again.history()).toEqual({})
    expect((await again.read()).mistakes).toEqual([])
    expect(await save('Changed the price', price('$130'))).toMatchObject({ done: true })
    await store.undo()
    expect(await texts()).toEqual(before)
    expect((await readdir(inDesk(''))).filter((name) => /unreadable/.test(name))).toHaveLength(2)
  },
)

test('what was kept and cannot be read now is left where it is, and the owner is told', async () => {
  const { store, inDesk, save } = await openStudio()
  await save('Changed the email', inStudio({ email: NOBODY }))
  const file = inDesk('unwritten.json')
  await rename(file, inDesk('away'))
  await mkdir(file)
  await expect(store.read()).rejects.toThrow('EISDIR')
  await rm(file, { recursive: true })
  await rename(inDesk('away'), file)
  expect((await store.read()).mistakes).toMatchObject([{ of: 'studio', field: 'email' }])
})

test.each<[what: string, damage: (file: string) => Promise<void>]>([
  ['deleted', (file) => rm(file)],
  ['cut short', (file) => writeFile(file, 'title: cut sho')],
])('a change whose copies were %s is not undone, and older ones are', async (_, damage) => {
  const { save, store, inDesk, snapshots, text } = await openStudio()
  const before = await text('booking')
  await save('Changed the price', price('$130'))
  const kept = await snapshots()
  await save('Changed the phone', phone('(704) 555-0199'))
  for (const name of await snapshots()) {
    if (!kept.includes(name)) await damage(inDesk(`history/${name}`))
  }
  expect(await store.undo()).toMatchObject({ failure: expect.stringContaining('cannot be undone') })
  expect(await store.undo()).toMatchObject({ done: true })
  expect(await text('booking')).toBe(before)
})

test('what was being written when a desk was stopped is swept when the next opens, and nothing else', async () => {
  const { studio, restarted, putScan } = await openStudio()
  const id = '0b9f6a52-1c34-4c8e-9f0a-7d2b9c1e3f45'
  const left = [
    'content/.studio.yaml',
    'uploads/.a.jpg',
    '.desk/.history.json',
    '.desk/incoming/.scan.jpg',
  ]
  await putScan('.hidden~')
  await mkdir(path.join(studio, '.desk/incoming'))
  for (const name of left) await writeFile(path.join(studio, `${name}.${id}~`), 'half')
  await restarted()
  const names = (await readdir(studio, { recursive: true })).filter((name) => name.endsWith('~'))
  expect(names).toEqual([path.join('uploads', '.hidden~')])
})

test('a hundred changes can be undone', () => {
  let state: State = { entries: [], position: 0 }
  for (let number = 1; number <= 103; number++) {
    const texts = { 'content/home.yaml': { before: `${number - 1}`, after: `${number}` } }
    state = withEntry(state, { what: `Change ${number}`, at: '', texts, moves: [] })
  }
  expect(state.position).toBe(100)
  expect(state.entries.map(({ what }) => what)).toEqual(
    Array.from({ length: 100 }, (_, at) => `Change ${at + 4}`),
  )
})
