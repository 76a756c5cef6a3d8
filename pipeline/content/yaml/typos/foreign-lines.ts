import { inQuotes, partsOf, type Line, type Proposal } from './line.ts'

/** What is no content, by how it begins, and what to do about it. */
const FOREIGN: [RegExp, string][] = [
  [
    /^(<{7}|={7}|>{7}|\|{7})/,
    'Two versions of this file were mixed here. Keep one of them, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/^\s*(-{3}|\.{3})/, 'Nothing below a line like --- would be read. Delete this line.'],
  [/^\s*(\/\/|\/\*|<!--)/, 'A comment begins with #.'],
]

/** A line that is no content at all: what other programs write, or a comment without its sign. */
export function foreignLines({ text }: Line): Proposal[] {
  return FOREIGN.filter(([begins]) => begins.test(text)).map(([, message]) => ({
    message,
    meant: '',
  }))
}

/** What only lacks the space after its colon. */
const CROWDED = /^[\w-]+:(?!\/\/)\S/

/** A line that does not begin with a name. */
export function nameless({ text: line }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  if (name || !text || CROWDED.test(text)) return []
  const message =
    'This line does not begin with a name, like "caption: One". Give it one, begin it with # if it is a ' +
    'comment, or indent it further where it belongs to the text above.'
  return [
    { message, meant: '' },
    { message, meant: `${start}nameless: ${inQuotes(text)}` },
  ]
}
