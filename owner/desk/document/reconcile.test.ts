import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'

import { reconcile, reconcileKnown } from './reconcile.ts'

type Package = Record<string, unknown> & { details?: { label: string; text: string }[] }
type Booking = { packages: Package[]; title: string }

const PACKAGES = `# It says why.

# All of them.
packages:
  - name: Basic # And why.
    price: $80
    upTo: 007
    description: >-
      Half an hour, one roll of film that you choose, and a walk around the block where we both grew
      up.
    # deposit: $20

  # About the second.
  - name: 'It''s all'
    details:
      - { label: Film, text: One roll }

  - name: Third
title: Booking
`

function changed(text: string, change: (data: Booking) => void): string {
  const data = parse(text) as Booking
  change(data)
  const after = reconcile(text, data, SCHEMAS.booking)
  expect(parse(after)).toEqual(JSON.parse(JSON.stringify(data)))
  expect(reconcile(after, data, SCHEMAS.booking)).toBe(after)
  return after
}

test.each<[what: string, change: (data: Booking) => void, from: string, to: string]>([
  [
    'a word in a paragraph changes its line',
    ({ packages: [first] }) =>
      void (first!.description = String(first!.description).replace('walk', 'turn')),
    'and a walk around',
    'and a turn around',
  ],
  [
    'an item is added in lines of its own, with words that need quotes',
    ({ packages }) => void packages.push({ name: 'Mist: at six.', price: '$90' }),
    '  - name: Third\n',
    "  - name: Third\n\n  - name: 'Mist: at six.'\n    price: $90\n",
  ],
  [
    'a field is added where the schema has it',
    ({ packages }) => void (packages[1]!.price = '$120'),
    "all'\n",
    "all'\n    price: $120\n",
  ],
  ['a field is removed', ({ packages }) => void delete packages[0]!.price, '    price: $80\n', ''],
  [
    'the first field is removed, and not what is said of the file',
    (data) => void delete (data as Partial<Booking>).packages,
    /# All[^]*(?=title)/.exec(PACKAGES)![0],
    '',
  ],
  [
    'an item moves with the comment above it',
    ({ packages }) => void packages.push(...packages.splice(1, 1)),
    /  # About[^]*Third\n/.exec(PACKAGES)![0],
    `  - name: Third\n\n  # About the second.\n  - name: 'It''s all'\n    details:\n      - { label: Film, text: One roll }\n`,
  ],
  [
    'an item that is moved and changed at once keeps its comment',
    ({ packages }) => {
      packages.push(...packages.splice(1, 1))
      packages[2]!.price = '$5'
    },
    /  # About[^]*Third\n/.exec(PACKAGES)![0],
    `  - name: Third\n\n  # About the second.\n  - name: 'It''s all'\n    price: $5\n    details:\n      - { label: Film, text: One roll }\n`,
  ],
])('%s, and the rest of the file stays as the owner wrote it', (_, change, from, to) => {
  const text = PACKAGES.replace(from, () => to)
  expect(text).not.toBe(PACKAGES)
  expect(changed(PACKAGES, change)).toBe(text)
  const crlf = (words: string) => words.replaceAll('\n', '\r\n')
  expect(changed(`\uFEFF${crlf(PACKAGES)}`, change)).toBe(`\uFEFF${crlf(text)}`)
})

/** Texts that YAML would take for something else. */
const ODD = [
  ...`a: colon;# no comment;it's;yes;80;- dash;{studio} and more;ends with:;* star;null`.split(';'),
  ...'@at;| pipe;%percent;\\back\\slash;a #b;[x];~;📷;tab\there;two\nlines;two\n\nparagraphs'.split(
    ';',
  ),
  'a “quote” and "another"',
  `${'long words  with two spaces, '.repeat(9)}\nand a second line`,
  `${'long words, '.repeat(9)}\n \nand a second paragraph`,
]

test.each(ODD)('any text survives being written and read, and comments stay: %j', (value) => {
  const after = changed(PACKAGES, ({ packages: [first, second, third] }) => {
    for (const one of [first, third]) one!.name = value
    first!.description = value
    second!.details![0]!.text = value
  })
  expect(after.match(/# (It says|And|About).*/g)).toHaveLength(3)
})

test('the demo’s own files are as the desk writes them, but for a change', () => {
  for (const name of readdirSync('demo/content').filter((one) => one.endsWith('.yaml'))) {
    const file = path.parse(name).name as ContentFile
    const text = readFileSync(path.join('demo/content', name), 'utf8')
    const once = reconcile(text, withMark(parse(text)), SCHEMAS[file])
    expect(reconcile(once, parse(text), SCHEMAS[file])).toBe(text)
  }
})

/** With another word in its first text. */
function withMark(data: unknown): unknown {
  if (typeof data === 'string') return `${data}!`
  if (Array.isArray(data)) return data.with(0, withMark(data[0]))
  const [first, ...rest] = Object.entries((data ?? {}) as object) as [string, unknown][]
  return first ? Object.fromEntries([[first[0], withMark(first[1])], ...rest]) : data
}

type Photograph = { file: string; alt: string }

const edits = fc.array(
  fc.tuple(fc.constantFrom('change', 'add', 'remove', 'move'), fc.nat(), fc.nat()),
  { minLength: 1, maxLength: 4 },
)

test('of a long list only what has changed is read, and it is written as if all were', () => {
  const file = readFileSync('demo/content/photographs.yaml', 'utf8')
  let number = 0
  const noted = file.replaceAll(/^- /gm, (dash) =>
    number++ % 3 ? dash : `# Number ${number}.\n${dash}`,
  )
  fc.assert(
    fc.property(edits, fc.boolean(), (all, isWindows) => {
      const text = isWindows ? noted.replaceAll('\n', '\r\n') : noted
      const data = parse(text) as Photograph[]
      const next = structuredClone(data)
      for (const [kind, one, other] of all) {
        const [at, to] = [one % next.length, other % next.length]
        if (kind === 'change') next[at]!.alt = `Text ${other}`
        else if (kind === 'add') next.splice(at, 0, { file: `${other}.jpg`, alt: 'New' })
        else next.splice(to, 0, ...next.splice(at, 1).slice(kind === 'remove' ? 1 : 0))
      }
      const written = reconcileKnown({ text, data }, next, SCHEMAS.photographs)
      expect(written.text).toBe(reconcile(text, next, SCHEMAS.photographs))
      expect(written.data).toEqual(parse(written.text))
    }),
    { numRuns: 40, seed: 1 },
  )
})
