import { readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { FILES, SCHEMAS, type ContentFile } from '../files.ts'
import { readDocument } from './document.ts'

const QUOTES = 'put all of the text in quotes, like'
const EMPTY_SEAT = 'caption: The empty seat is yours.'
const LINE = '    line: Write to the studio'

test.for([
  ['home', EMPTY_SEAT, 'caption: "One window.', 'A quote opens in this line and is not closed.'],
  ['home', EMPTY_SEAT, "caption: 'my sister's dog'", `closed it: ${QUOTES}`],
  ['home', 'heading: Recent Work', 'heading: {studio} lately', `closed it: ${QUOTES}`],
  ['home', EMPTY_SEAT, 'caption: @home', `A text cannot begin with this sign: ${QUOTES}`],
  ['home', EMPTY_SEAT, 'caption: !new', `A text cannot begin with this sign: ${QUOTES}`],
  ['home', EMPTY_SEAT, 'caption: - new', `A text cannot begin with this sign: ${QUOTES}`],
  ['home', EMPTY_SEAT, 'caption: *new*', 'Text that begins with * must be in quotes.'],
  ['home', EMPTY_SEAT, 'caption: &new day', 'Text that begins with & must be in quotes.'],
  ['home', EMPTY_SEAT, 'caption: #film', "without quotes, # begins a comment. Write '#film'"],
  ['home', EMPTY_SEAT, 'caption: > One', 'After > or |, the text begins on the next line.'],
  ['home', EMPTY_SEAT, 'caption: "C:\\scans"', 'In double quotes, a backslash changes'],
  ['home', EMPTY_SEAT, 'caption: One: two', 'There is a second colon in this text'],
  ['home', EMPTY_SEAT, 'One window.', 'This line needs a name, a colon and a space'],
  ['studio', 'phone: (704)', 'phone:(704)', 'This line needs a name, a colon and a space'],
  ['studio', 'phone:', '---\nphone:', 'Nothing below a line like --- would be read.'],
  ['booking', 'name: Basic', 'name: Basic\n    name: Basic', 'This is written twice.'],
  ['booking', 'text: 2 rolls of film }', 'text: 2 rolls of film', 'Braces or commas do not fit'],
  ['sharing', LINE, '   line: Write', 'begin with the same number of spaces'],
  ['sharing', LINE, '\tline: Write', 'This line begins with a tab. Indent it with spaces.'],
  ['sharing', LINE, '\u00a0   line: Write', 'a character that only looks like a space.'],
] as const)(
  'in %s, %j that becomes %j is reported in its line',
  ([file, words, others, message]) => {
    const { mistakes, line } = withTypo(file, words, others)
    expect(mistakes).toHaveLength(1)
    expect(Math.abs(mistakes[0]!.line! - line)).toBeLessThanOrEqual(1)
    expect(mistakes[0]!.message).toContain(message)
    expect(mistakes[0]!.message).toContain('The rest of this file is checked after that.')
  },
)

test('with many broken lines, the first three are reported', () => {
  const text = demo('home').replaceAll('caption: ', 'caption: @')
  const { mistakes } = readDocument('home.yaml', text, SCHEMAS.home)
  expect(mistakes.map(({ line }) => line)).toEqual([12, 14, 16])
})

test.for([
  [
    'home',
    'caption: The empty',
    'caption: Shot on #film, the',
    '# begins a comment. If it belongs',
  ],
  ['home', EMPTY_SEAT, 'caption: “One window”', 'The quotes around this text are shown'],
  ['home', '  text: >-', '    text: >-', 'This text holds "text:"'],
  ['about', 'story:\n', 'story:\n  - One\n   - Two\n', 'A list entry below this text is taken'],
] as const)(
  'in %s, %j that becomes %j may be right, and gets advice',
  ([file, words, others, message]) => {
    const { mistakes, advice } = withTypo(file, words, others)
    expect(mistakes).toEqual([])
    expect(advice.map((one) => one.message)).toEqual([expect.stringContaining(message)])
  },
)

test('a needed field that a text has swallowed is a mistake in both places', () => {
  const { mistakes } = withTypo(
    'home',
    '  portfolio: View Portfolio\n  book: Book a Session\n  #',
    '    portfolio: View\n  book: Book\n  #',
  )
  expect(mistakes.map(({ field, message }) => `${field} ${message}`)).toEqual([
    expect.stringContaining('welcome.portfolio "portfolio" is missing. Add it.'),
    'welcome.text This text holds "portfolio:". If that is a field, begin it as far left as "text".',
  ])
})

test('no damage to a file makes reading it fail', () => {
  const signs = fc.constantFrom(...`'"#:-{}[]&*!|>@%\\\t\n `, '\u00a0', '- ', ': ', 'x')
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.nat(), signs, fc.nat(9), (file, at, sign, cut) => {
      const text = demo(file)
      const start = at % text.length
      const damaged = text.slice(0, start) + sign + text.slice(start + cut)
      for (const { line } of readDocument(file, damaged, SCHEMAS[file]).mistakes) {
        expect(line).toBeGreaterThan(0)
      }
    }),
  )
})

function withTypo(file: ContentFile, words: string, others: string) {
  const text = demo(file)
  expect(text).toContain(words)
  const line = text.slice(0, text.indexOf(words)).split('\n').length
  return { line, ...readDocument(`${file}.yaml`, text.replace(words, others), SCHEMAS[file]) }
}

function demo(file: ContentFile): string {
  return readFileSync(`demo/content/${file}.yaml`, 'utf8')
}
