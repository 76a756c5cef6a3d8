import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import type { ContentFile } from '#pipeline/content/files.ts'

import { editText } from './edit-text.ts'
import { type Edit, NotWritable } from './edit.ts'
import { valueAt } from './edit-value.ts'

const demo = (file: ContentFile) => readFileSync(`demo/content/${file}.yaml`, 'utf8')

/** An edit by someone who has seen what the file holds. */
function edited(text: string, edit: object): string {
  return editText(text, { ...edit, before: seen(parse(text), edit as Edit) } as Edit)
}

function seen(data: unknown, edit: Edit): unknown {
  const isNamed = edit.kind === 'add' && typeof edit.key === 'string'
  return isNamed ? undefined : valueAt(data, edit.path)
}

function commentsOf(text: string): string[] {
  return text.match(/^[ \t]*#.*$/gm) ?? []
}

/** The lines that differ, as a careful reader sees them: taken out with -, put in with +. */
function diff(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  let first = 0
  while (old[first] === now[first] && first < old.length) first++
  let last = 0
  while (old.at(-1 - last) === now.at(-1 - last) && last < Math.min(old.length, now.length) - first)
    last++
  return [
    ...old.slice(first, old.length - last).map((line) => `-${line}`),
    ...now.slice(first, now.length - last).map((line) => `+${line}`),
  ]
}

test('changing one word rewraps only the lines that it affects', () => {
  const text = demo('about')
  const story = parse(text).story[1].replace('rooftops', 'roofs')
  const edit = { kind: 'set', file: 'about', path: ['story', 1], value: story } as const
  const lines = diff(text, edited(text, edit))
  expect(lines.filter((line) => line.startsWith('-'))).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('+'))).toHaveLength(1)
})

test('lines that the owner has broken stay as they are', () => {
  const text = 'quote: >-\n  One frame.\n  Two frames.\n  Three frames.\n'
  const value = 'One frame. Two prints. Three frames.'
  const after = edited(text, { kind: 'set', file: 'about', path: ['quote'], value })
  expect(after).toBe(text.replace('Two frames', 'Two prints'))
})

test('a sentence that is saved word by word stays on one line', () => {
  const said = ['I', 'I make', 'I make portraits', 'I make portraits on film.']
  const text = said.reduce(
    (before, value) => edited(before, { kind: 'set', file: 'about', path: ['story', 1], value }),
    demo('about'),
  )
  expect(text).toMatch(/^ +I make portraits on film\.$/m)
})

test.each([
  'a: colon',
  '# not a comment',
  "it's",
  'yes',
  '80',
  '- dash',
  '{studio} and more',
  'ends with:',
  'a “quote” and "another"',
  '* star',
  'tab\there',
  'null',
  'first line\nsecond line',
  '| pipe',
  '@at',
  '%percent',
  '\\back\\slash',
  'a #b',
  'emoji 📷',
  '[x]',
  '~',
  'line\n\nparagraph',
])('any text survives being written and read: %j', (value) => {
  for (const [file, path] of [
    ['booking', ['packages', 0, 'name']],
    ['booking', ['packages', 0, 'details', 0, 'text']],
    ['booking', ['packages', 1, 'description']],
    ['home', ['welcome', 'lede']],
    ['about', ['quote']],
    ['about', ['story', 0]],
  ] as const) {
    const after = edited(demo(file), { kind: 'set', file, path: [...path], value })
    expect(valueAt(parse(after), [...path])).toEqual(expect.stringContaining(value.trim()))
    expect(commentsOf(after)).toEqual(expect.arrayContaining(commentsOf(demo(file))))
  }
})

test('items move with the comments above them, and the rest stays', () => {
  const text =
    'list:\n  # About the list.\n\n  - a: 1\n    b: x # why\n\n  # About two.\n  - a: 2\n\n  - a: 3\nend: 1\n'
  const move = { kind: 'move', file: 'home', path: ['list'], from: 1, to: 2 } as const
  expect(edited(text, move)).toBe(
    'list:\n  # About the list.\n\n  - a: 1\n    b: x # why\n\n  - a: 3\n\n  # About two.\n  - a: 2\nend: 1\n',
  )
  const back = { kind: 'move', file: 'home', path: ['list'], from: 2, to: 1 } as const
  expect(edited(edited(text, move), back)).toBe(text)
})

test('items are added and removed without touching others', () => {
  const text = demo('home')
  const path = ['slideshow', 'slides']
  const value = { image: 'pier-mist-hp5.jpg', caption: 'Mist: at six.' }
  const added = edited(text, { kind: 'add', file: 'home', path, key: 5, value })
  expect(diff(text, added)).toEqual([
    '+    - image: pier-mist-hp5.jpg',
    "+      caption: 'Mist: at six.'",
  ])
  const removed = edited(added, { kind: 'remove', file: 'home', path: [...path, 5] })
  expect(removed).toBe(text)

  const photographs = demo('photographs')
  const scan = { file: 'new.jpg', alt: 'A door.', film: 'Portra 400', focal: { x: 0.5, y: 0.2 } }
  const last = parse(photographs).length
  const addition = { kind: 'add', file: 'photographs', path: [], key: last, value: scan } as const
  const end = edited(photographs, addition)
  expect(diff(photographs, end)).toEqual([
    '+- file: new.jpg',
    '+  alt: A door.',
    '+  film: Portra 400',
    '+  focal: { x: 0.5, y: 0.2 }',
    '+',
  ])
})

test('a new field is inserted in schema order', () => {
  const text = demo('booking')
  const path = ['packages', 1, 'price']
  const without = edited(text, { kind: 'remove', file: 'booking', path })
  expect(diff(text, without)).toEqual(['-    price: $120'])
  const addition = { kind: 'add', file: 'booking', path: ['packages', 1] } as const
  expect(edited(without, { ...addition, key: 'price', value: '$120' })).toBe(text)
})

test('towns are moved, added and removed by name', () => {
  const text = demo('studio')
  const path = ['serviceArea', 'towns']
  const davidson = { key: 'Davidson', value: '35.4993, -80.8487' }
  const added = edited(text, { kind: 'add', file: 'studio', path, ...davidson })
  expect(diff(text, added)).toEqual(['+    Davidson: 35.4993, -80.8487'])
  expect(edited(added, { kind: 'remove', file: 'studio', path: [...path, 'Davidson'] })).toBe(text)
  const moved = edited(text, { kind: 'move', file: 'studio', path, from: 0, to: 2 })
  expect(Object.keys(parse(moved).serviceArea.towns).slice(0, 3)).toEqual([
    'Concord',
    'Gastonia',
    'Charlotte',
  ])
})

test('CRLF line endings are kept', () => {
  const text = demo('home').replaceAll('\n', '\r\n')
  const lede = `${parse(text).welcome.lede.trim()} More words at the end of it all.`
  const slide = { image: 'pier-mist-hp5.jpg', caption: 'Mist.' }
  const slides = { file: 'home' as const, path: ['slideshow', 'slides'] }
  const edits = [
    { kind: 'set', file: 'home', path: ['welcome', 'lede'], value: lede },
    { kind: 'add', ...slides, key: 0, value: slide },
    { kind: 'move', ...slides, from: 0, to: 3 },
  ] as const
  const after = edits.reduce<string>((words, edit) => edited(words, edit), text)
  expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('a file that cannot be read is left alone', () => {
  const edit: Edit = { kind: 'set', file: 'home', path: ['title'], before: 'x', value: 'y' }
  expect(() => editText('title: "x\n', edit)).toThrow(NotWritable)
})
