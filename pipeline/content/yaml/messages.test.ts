import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { SCHEMAS, type ContentFile } from '../files.ts'
import { readDocument } from './document.ts'

/** By file: what is written in the place of what, and what the studio's owner reads then. */
const TYPOS: Partial<Record<ContentFile, [words: string, others: string, message: string][]>> = {
  home: [
    [
      'caption: One window, no flash, nobody in a hurry.',
      'caption: "One window, no flash, nobody in a hurry.',
      'The quote " that opens in this line is not closed. Write " at the end of the text too, or remove the first one.',
    ],
    [
      'caption: One window, no flash, nobody in a hurry.',
      "caption: 'my sister's dog'",
      'An apostrophe inside single quotes ends the text too early. Use double quotes or none: "my sister\'s dog"',
    ],
    [
      'heading: Recent Work',
      'heading: {studio} lately',
      "Text that begins with { must be in quotes, like '{studio} lately'",
    ],
    [
      'caption: One window, no flash, nobody in a hurry.',
      'caption: #film forever',
      "slides[0].caption\nThis is empty: without quotes, # begins a comment. Write '#film forever'",
    ],
  ],
  studio: [
    [
      'phone: (704) 555-0136',
      'phone:919',
      'There is no space after the colon. Write it like this: phone: 919',
    ],
  ],
  sharing: [
    [
      '    line: Write to the studio',
      '   line: Write to the studio',
      'This line begins with 3 spaces. Lines that belong together begin with the same number: 4 spaces here, as it seems, unless a line above it is missing.',
    ],
    [
      '    line: Write to the studio',
      '    line: Write to the studio',
      'There is a no-break space, which only looks like a space, before the text in this line. Delete it, and type spaces where they are needed.',
    ],
    [
      '    line: Write to the studio',
      '\tline: Write to the studio',
      'This line begins with a tab. Indent it with spaces.',
    ],
    [
      'line: Write to the studio\n  booking:',
      'line: Write to the studio photograph: x.jpg\n  booking:',
      'Two lines have become one. Begin a new one before "photograph:".',
    ],
  ],
  photographs: [['x: 0.52', 'x: 0,52', '"0,52" has a comma. Use a decimal point: 0.52']],
  'not-found': [
    [
      "number: '404'",
      'number: “404”',
      "Curly quotation marks are shown on the page. Without them: '404' To show them, put straight ones around them: '“404”'",
    ],
  ],
  portfolio: [
    [
      'caption: Backdrop up, coffee on.',
      'caption: {Packages} sessions\n        in {city}.',
      'Text that begins with { must be in quotes, or with all of its lines below >-',
    ],
  ],
  booking: [
    [
      'text: 2 rolls of film',
      'text: {packages} rolls, in {city}',
      "Text that begins with { must be in quotes, like '{packages} rolls, in {city}'",
    ],
    [
      '{ label: Film, text: 2 rolls of film }',
      '{ label: "Film, text: 2 rolls of film }',
      'The quote " that opens in this line is not closed. Write " at the end of the text too, or remove the first one.',
    ],
  ],
}

const typos = Object.entries(TYPOS).flatMap(([file, rows]) =>
  rows.map((row) => [file as ContentFile, ...row] as const),
)

test.each(typos)(
  'in %s, %j that becomes %j is reported in its line, as the only mistake',
  (file, words, others, message) => {
    const { mistakes, line } = withTypo(file, words, others)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toMatchObject({ line })
    expect(`${mistakes[0]!.field}\n${mistakes[0]!.message}`).toContain(message)
  },
)

test('a # that cuts off a sentence gets advice, with the text that was probably meant', () => {
  const { mistakes, advice, line } = withTypo(
    'home',
    'caption: One window,',
    'caption: Shot on #film in June,',
  )
  expect(mistakes).toEqual([])
  expect(advice).toEqual([
    {
      file: 'home.yaml',
      line,
      message:
        '"#film in June, no flash, nobody in a hurry." is not shown: # begins a comment. If it belongs to the text, ' +
        "put all of it in quotes: 'Shot on #film in June, no flash, nobody in a hurry.' If not, put it on a line of its own.",
    },
  ])
})

test('a section without its key is one mistake that names the key', () => {
  const upper = '\nrecentWork:\n  heading: Recent Work\n'
  const { mistakes, line } = withTypo('home', upper, '\n')
  expect(mistakes).toMatchObject([
    {
      line,
      message:
        'Above the next line, the name of its section is missing, like "recentWork:". ' +
        'Indented lines belong to one.',
    },
  ])
})

test('the same typo in several lines is one mistake with all of its lines', () => {
  const text = demo('home').replaceAll('    - image:', '\u00a0\u00a0\u00a0\u00a0- image:')
  const { mistakes } = readDocument('home.yaml', text, SCHEMAS.home)
  expect(mistakes).toMatchObject([{ line: 11, alsoIn: [13, 15, 17, 19].map((line) => ({ line })) }])
})

test('a typo hides neither other typos nor mistakes in the other parts of its file', () => {
  const text = demo('studio')
    .replace('phone: (704)', 'phone:(704)')
    .replace('email: hello@', 'email: hello at ')
    .replace('  receiver: none', '\treceiver: none')
  const { mistakes } = readDocument('studio.yaml', text, SCHEMAS.studio)

  expect(mistakes.map(({ message }) => message)).toEqual([
    expect.stringContaining('There is no space after the colon.'),
    'This line begins with a tab. Indent it with spaces.',
    expect.stringContaining('is not an email address.'),
  ])
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
