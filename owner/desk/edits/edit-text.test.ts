import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { editText } from './edit-text.ts'
import { type Edit, NotWritable } from './edit.ts'
import { valueAt } from './edit-value.ts'

/** An edit by someone who has seen what the file holds. */
function edited(text: string, edit: object): string {
  const { kind, path, ...rest } = edit as Edit
  const isNamed = kind === 'add' && 'key' in rest && typeof rest.key === 'string'
  const before = isNamed ? undefined : valueAt(parse(text), path)
  return editText(text, { ...edit, before } as Edit)
}

const PACKAGES = `# It says why.
packages:
  - name: Basic # And why.
    price: $80
    description: >-
      Half an hour, one roll of film that you choose, and a walk around the block where we
      both grew up.

  # About the second.
  - name: 'It''s all'
    details:
      - { label: Film, text: One roll }

  - name: Third
towns:
  Concord: 35.40, -80.57
title: Booking
`

const at = (...path: (string | number)[]) => ({ file: 'booking', path: ['packages', ...path] })

test.each<[what: string, edit: object, from: string, to: string]>([
  [
    'a word in a paragraph changes its line',
    {
      kind: 'set',
      ...at(0, 'description'),
      value: parse(PACKAGES).packages[0].description.replace('walk', 'turn'),
    },
    'and a walk around',
    'and a turn around',
  ],
  [
    'an item is added in lines of its own, with words that need quotes',
    { kind: 'add', ...at(), key: 3, value: { name: 'Mist: at six.', price: '$90' } },
    '  - name: Third\n',
    "  - name: Third\n\n  - name: 'Mist: at six.'\n    price: $90\n",
  ],
  [
    'a field is added where the schema has it',
    { kind: 'add', ...at(1), key: 'price', value: '$120' },
    "all'\n",
    "all'\n    price: $120\n",
  ],
  [
    'a town is added by its name',
    { kind: 'add', file: 'studio', path: ['towns'], key: 'Davidson', value: '35.49, -80.84' },
    'Concord: 35.40, -80.57\n',
    'Concord: 35.40, -80.57\n  Davidson: 35.49, -80.84\n',
  ],
  ['a field is removed', { kind: 'remove', ...at(0, 'price') }, '    price: $80\n', ''],
  [
    'an item moves with the comment above it',
    { kind: 'move', ...at(), from: 1, to: 2 },
    /  # About[^]*Third/.exec(PACKAGES)![0],
    `  - name: Third\n\n  # About the second.\n  - name: 'It''s all'\n    details:\n      - { label: Film, text: One roll }`,
  ],
])('%s, and the rest of the file stays as the owner wrote it', (_, edit, from, to) => {
  const text = PACKAGES.replace(from, () => to)
  expect(text).not.toBe(PACKAGES)
  expect(edited(PACKAGES, edit)).toBe(text)
  const crlf = (words: string) => words.replaceAll('\n', '\r\n')
  expect(edited(crlf(PACKAGES), edit)).toBe(crlf(text))
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
  for (const one of [
    at(0, 'name'),
    at(0, 'description'),
    at(1, 'name'),
    at(1, 'details', 0, 'text'),
  ]) {
    const after = edited(PACKAGES, { kind: 'set', ...one, value })
    expect(valueAt(parse(after), one.path)).toEqual(expect.stringContaining(value.trim()))
    expect(after.match(/# (It says|And|About).*/g)).toHaveLength(3)
  }
})

test('lines that the owner has broken stay, and a sentence that is saved word by word is not broken', () => {
  const quote = 'quote: >-\n  One frame.\n  Two frames.\n  Three frames.\n'
  const set = (text: string, value: string) =>
    edited(text, { kind: 'set', file: 'about', path: ['quote'], value })
  expect(set(quote, 'One frame. Two prints. Three frames.')).toBe(
    quote.replace('Two frames', 'Two prints'),
  )
  const said = ['I', 'I make', 'I make portraits', 'I make portraits on film.']
  expect(said.reduce(set, quote)).toMatch(/\bI make portraits on film\.$/m)
})

test('a file that cannot be read is left alone', () => {
  const edit: Edit = { kind: 'set', file: 'home', path: ['title'], before: 'x', value: 'y' }
  expect(() => editText('title: "x\n', edit)).toThrow(NotWritable)
})
