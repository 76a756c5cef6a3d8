import { inQuotes, partsOf, type Line, type Proposal } from './line.ts'

/** A line that is no content at all: what other programs write, or a comment without its sign. */
export function strangers({ text: line }: Line): Proposal[] {
  if (/^(<{7}|={7}|>{7}|\|{7})/.test(line)) {
    return [
      {
        message:
          'Two versions of this file were mixed here. Keep one of them, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
        meant: '',
      },
    ]
  }
  if (/^\s*(-{3}|\.{3})/.test(line)) {
    return [
      {
        message: `Nothing below a line of ${line.trim().slice(0, 3)} would be read. Delete this line.`,
        meant: '',
      },
    ]
  }
  if (/^\s*(\/\/|\/\*|<!--)/.test(line)) {
    return [{ message: 'A comment begins with #.', meant: '' }]
  }
  return []
}

/** What only lacks the space behind its colon. */
const CROWDED = /^[\w-]+:(?!\/\/)\S/

/** A text without a name in front. */
export function nameless({ text: line }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  if (name || !text || CROWDED.test(text)) return []
  const message =
    'This line has no name in front, like "caption: One". Give it one, begin it with # if it is a ' +
    'comment, or indent it further where it belongs to the text above.'
  return [
    { message, meant: '' },
    { message, meant: `${start}nameless: ${inQuotes(text)}` },
  ]
}
