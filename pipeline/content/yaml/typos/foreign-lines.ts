import { inQuotes, partsOf, type Line, type Proposal } from './line.ts'

/** Lines that are not YAML: how each kind begins, and what to tell the owner. */
const FOREIGN: [RegExp, string][] = [
  [
    /^(<{7}|={7}|>{7}|\|{7})/,
    'Two versions of this file were mixed here. Keep one of them, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/^\s*(-{3}|\.{3})/, 'Nothing below a line like --- would be read. Delete this line.'],
  [/^\s*(\/\/|\/\*|<!--)/, 'A comment begins with #.'],
]

/** A line that is not YAML: a marker of another program, or a comment that does not begin with #. */
export function foreignLines({ text }: Line): Proposal[] {
  return FOREIGN.filter(([begins]) => begins.test(text)).map(([, message]) => ({
    message,
    meant: '',
  }))
}

/** `name:text`, which lacks only the space after the colon; `missingColon` handles it. */
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
