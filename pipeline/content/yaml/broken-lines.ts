import { visit, type Document } from 'yaml'

/** Something wrong in a text, or perhaps wrong. The offset is in characters. */
export type Finding = { offset: number; message: string }

const QUOTES = 'put all of the text in quotes, like \'{studio} & friends\' or "It’s June’s".'

/** What the parser's errors mean to an owner, by their code and the parser's words. The first fits. */
const SENTENCES: [error: RegExp, message: string][] = [
  [
    /Missing closing/,
    'A quote opens in this line and is not closed. Write it at the end of the text too, or remove it.',
  ],
  [
    /Flow map|Flow sequence|flow-\w+-end|BLOCK_IN_FLOW|Missing , or/,
    'Braces or commas do not fit here. Fields in one line are written like { x: 0.5, y: 0.4 }.',
  ],
  [/TAB_AS_INDENT/, 'This line begins with a tab. Indent it with spaces.'],
  [
    /DUPLICATE_KEY/,
    'This is written twice. Keep one of the two, or begin a new entry of the list with a hyphen.',
  ],
  [/MULTIPLE_DOCS/, 'Nothing below a line like --- would be read. Delete this line.'],
  [/BAD_DQ_ESCAPE/, 'In double quotes, a backslash changes what follows. Use single quotes.'],
  [
    /Not a YAML token/,
    'After > or |, the text begins on the next line. To show such a sign, put the text in quotes.',
  ],
  [/at node end/, `The text goes on after a quote, bracket or brace that closed it: ${QUOTES}`],
  [
    /BAD_SCALAR_START|BAD_ALIAS|TAG|ANCHORS|anchors|same line with key/,
    `A text cannot begin with this sign: ${QUOTES}`,
  ],
  [
    /MULTILINE_IMPLICIT_KEY|Implicit map keys/,
    'This line needs a name, a colon and a space, like “caption: One”. A comment begins with #.',
  ],
  [
    /Nested mappings/,
    'There is a second colon in this text, or the next line is indented too far. Put a text with a colon in quotes.',
  ],
  [
    /./,
    'Fields that belong together begin with the same number of spaces, and list entries with a hyphen. Compare this line with its neighbors.',
  ],
]

/** What the parser refuses, or would read in a way that no one means. */
export function brokenLines({ errors, warnings, contents }: Document.Parsed): Finding[] {
  return [...errors, ...warnings].map(({ code, message, pos: [offset] }) => {
    const [, sentence] = SENTENCES.find(([error]) => error.test(`${code} ${message}`))!
    const isOpen = message.startsWith('Missing closing')
    return {
      offset: isOpen ? lastQuoteBefore(offset, contents) : offset,
      message: sentence,
    }
  })
}

/** Where the quoted text begins that an error is at the end of. */
function lastQuoteBefore(offset: number, contents: Document.Parsed['contents']): number {
  let last = offset
  visit(contents, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset) last = range[0]
    },
  })
  return last
}
