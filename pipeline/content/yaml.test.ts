import { readFileSync } from 'node:fs'

import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { FILES, SCHEMAS, type ContentFile } from './files.ts'
import { readDocument } from './yaml.ts'

const QUOTES = 'A text cannot have this sign here: put all of the text in quotes, like'
const EMPTY_SEAT = 'caption: The empty seat is yours.'
const LINE = '    line: Write to the studio'

test.for([
  ['home', EMPTY_SEAT, 'caption: "One window.', 'A quote opens in this line and is not closed.'],
  ['home', EMPTY_SEAT, "caption: 'my sister's dog'", QUOTES],
  ['home', 'heading: Recent Work', 'heading: {studio} lately', QUOTES],
  ['home', EMPTY_SEAT, 'caption: !new', QUOTES],
  ['home', EMPTY_SEAT, 'caption: &new day', QUOTES],
  ['home', EMPTY_SEAT, 'caption: "C:\\scans"', QUOTES],
  ['home', EMPTY_SEAT, 'caption: One: two', 'There is a second colon in this text'],
  ['home', EMPTY_SEAT, 'One window.', 'This line needs a name, a colon and a space'],
  ['studio', 'phone: (704)', 'phone:(704)', 'This line needs a name, a colon and a space'],
  ['booking', 'name: Basic', 'name: Basic\n    name: Basic', 'This is written twice.'],
  ['booking', 'text: 2 rolls of film }', 'text: 2 rolls of film', 'Braces or commas do not fit'],
  ['sharing', LINE, '   line: Write', 'begin with the same number of spaces'],
  ['sharing', LINE, '\tline: Write', 'This line begins with a tab. Indent it with spaces.'],
] as const)(
  'in %s, %j that becomes %j is reported in its line',
  ([file, words, others, message]) => {
    const { mistakes, line } = withTypo(file, words, others)
    expect(mistakes).toMatchObject([{ file: `${file}.yaml` }])
    expect(Math.abs(mistakes[0]!.line! - line)).toBeLessThanOrEqual(1)
    expect(mistakes[0]!.message).toContain(message)
    expect(mistakes[0]!.message).toContain('The rest of this file is checked after that.')
  },
)

test('nested YAML aliases are refused before they are expanded', () => {
  const lines = Array.from({ length: 40 }, (_, step) =>
    step === 0 ? 'k0: &k0 [x, x]' : `k${step}: &k${step} [*k${step - 1}, *k0]`,
  )
  expect(readDocument('home', lines.join('\n'), SCHEMAS.home).mistakes).not.toEqual([])
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
