import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import type { ContentFile } from '#pipeline/content/files.ts'

import { editText } from './edit-text.ts'
import { type Edit, NotWritable } from './edit.ts'
import { valueAt } from './edit-value.ts'

const SLIDES = { file: 'home', path: ['slideshow', 'slides'] } as const
const TOWNS = { file: 'studio', path: ['serviceArea', 'towns'] } as const

const PACKAGES = `# It says why.
packages:
  - name: Basic # And why.
    description: >-
      Half an hour, one roll,
      and a walk.
  - name: 'It''s all'
`

const demo = (file: ContentFile) => readFileSync(`demo/content/${file}.yaml`, 'utf8')

/** An edit by someone who has seen what the file holds. */
function edited(text: string, edit: object): string {
  return editText(text, { ...edit, before: seen(parse(text), edit as Edit) } as Edit)
}

function seen(data: unknown, edit: Edit): unknown {
  const isNamed = edit.kind === 'add' && typeof edit.key === 'string'
  return isNamed ? undefined : valueAt(data, edit.path)
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

test('a word that is changed changes its line, also where the owner has broken lines herself', () => {
  const text = demo('about')
  const story = parse(text).story[1].replace('rooftops', 'roofs')
  const lines = diff(
    text,
    edited(text, { kind: 'set', file: 'about', path: ['story', 1], value: story }),
  )
  expect(lines.map((line) => line[0])).toEqual(['-', '+'])

  const quote = 'quote: >-\n  One frame.\n  Two frames.\n  Three frames.\n'
  const value = 'One frame. Two prints. Three frames.'
  const after = edited(quote, { kind: 'set', file: 'about', path: ['quote'], value })
  expect(after).toBe(quote.replace('Two frames', 'Two prints'))
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
])('any text survives being written and read, and comments stay: %j', (value) => {
  for (const path of [
    ['packages', 0, 'name'],
    ['packages', 0, 'description'],
    ['packages', 1, 'name'],
  ]) {
    const after = edited(PACKAGES, { kind: 'set', file: 'booking', path, value })
    expect(valueAt(parse(after), path)).toEqual(expect.stringContaining(value.trim()))
    expect(after.match(/# .*why\.$/gm)).toHaveLength(2)
  }
})

type Addition = { file: ContentFile; path: readonly (string | number)[]; key: string | number }

test.each<[what: string, addition: Addition & { value: unknown }, lines: string[]]>([
  [
    'a slide',
    { ...SLIDES, key: 5, value: { image: 'mist.jpg', caption: 'Mist: at six.' } },
    ['+    - image: mist.jpg', "+      caption: 'Mist: at six.'"],
  ],
  [
    'a scan',
    {
      file: 'photographs',
      path: [],
      key: parse(demo('photographs')).length,
      value: { file: 'new.jpg', alt: 'A door.', focal: { x: 0.5, y: 0.2 } },
    },
    ['+- file: new.jpg', '+  alt: A door.', '+  focal: { x: 0.5, y: 0.2 }', '+'],
  ],
  [
    'a town',
    { ...TOWNS, key: 'Davidson', value: '35.4993, -80.8487' },
    ['+    Davidson: 35.4993, -80.8487'],
  ],
])(
  '%s is added in its own lines, and once it is removed the file is as it was',
  (_, one, lines) => {
    const text = demo(one.file)
    const added = edited(text, { kind: 'add', ...one })
    expect(diff(text, added)).toEqual(lines)
    const removal = { kind: 'remove', file: one.file, path: [...one.path, one.key] }
    expect(edited(added, removal)).toBe(text)
  },
)

test('a field that was removed comes back where the schema has it', () => {
  const text = demo('booking')
  const place = { file: 'booking', path: ['packages', 1] }
  const without = edited(text, { kind: 'remove', ...place, path: [...place.path, 'price'] })
  expect(diff(text, without)).toEqual(['-    price: $120'])
  expect(edited(without, { kind: 'add', ...place, key: 'price', value: '$120' })).toBe(text)
})

test('items move with the comments above them, and the rest stays', () => {
  const text =
    'list:\n  # About the list.\n\n  - a: 1\n    b: x # why\n\n  # About two.\n  - a: 2\n\n  - a: 3\nend: 1\n'
  const move = (from: number, to: number) => ({
    kind: 'move',
    file: 'home',
    path: ['list'],
    from,
    to,
  })
  const moved = edited(text, move(1, 2))
  expect(moved).toBe(
    'list:\n  # About the list.\n\n  - a: 1\n    b: x # why\n\n  - a: 3\n\n  # About two.\n  - a: 2\nend: 1\n',
  )
  expect(edited(moved, move(2, 1))).toBe(text)

  const towns = parse(
    edited(demo('studio'), { kind: 'move', ...TOWNS, from: 0, to: 2 }),
  ).serviceArea
  expect(Object.keys(towns.towns).slice(0, 3)).toEqual(['Concord', 'Gastonia', 'Charlotte'])
})

test('CRLF line endings are kept', () => {
  const text = demo('home').replaceAll('\n', '\r\n')
  const lede = `${parse(text).welcome.lede.trim()} More words at the end of it all.`
  const edits = [
    { kind: 'set', file: 'home', path: ['welcome', 'lede'], value: lede },
    { kind: 'add', ...SLIDES, key: 0, value: { image: 'mist.jpg', caption: 'Mist.' } },
    { kind: 'move', ...SLIDES, from: 0, to: 3 },
  ]
  const after = edits.reduce((words, edit) => edited(words, edit), text)
  expect(after.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('a file that cannot be read is left alone', () => {
  const edit: Edit = { kind: 'set', file: 'home', path: ['title'], before: 'x', value: 'y' }
  expect(() => editText('title: "x\n', edit)).toThrow(NotWritable)
})
