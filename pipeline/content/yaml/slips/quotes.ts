import { beginning, inQuotes, partsOf, type Line, type Proposal } from './line.ts'

/** A text in straight quotes, and what stands behind it. */
const QUOTED = { "'": /^'((?:[^']|'')*)'(.*)$/, '"': /^"((?:[^"\\]|\\.)*)"(.*)$/ }

/** A quote that is opened and not closed, or closed before the text ends. */
export function straightQuotes({ text: line }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  const mark = text[0]
  if (mark !== "'" && mark !== '"') return []

  const rest = QUOTED[mark].exec(text)?.[2]?.trim()
  const isClosed = text.length > 1 && text.endsWith(mark)
  const words = isClosed ? text.slice(1, -1) : rest === undefined ? text.slice(1) : text
  const right = inQuotes(words)
  const meant = start + name + right
  if (rest === undefined && !isClosed) {
    const message = `The quote ${mark} that opens in this line is not closed. Write ${mark} at the end of the text too, or take away the first one.`
    return [{ message, meant }]
  }
  if (mark === '"' && /\\/.test(text)) {
    return [
      {
        message: `A backslash changes the meaning of what follows in double quotes. Use single ones: ${beginning(right)}`,
        meant,
      },
    ]
  }
  if (!rest) return []
  if (!isClosed) {
    return [
      {
        message: `The text goes on behind the closing ${mark}. Put all of it in other quotes: ${beginning(right)}`,
        meant,
      },
    ]
  }
  const inner =
    mark === "'" ? 'An apostrophe inside single quotes' : 'A quotation mark inside double quotes'
  const advice = mark === "'" ? 'Use double quotes or none' : 'Use single quotes or none'
  return [{ message: `${inner} ends the text too early. ${advice}: ${beginning(right)}`, meant }]
}

/** Curly quotation marks around a whole text. They would be shown on the page. */
export const CURLY = /^[“„”«‘‚’‹»›"'][^“„”«»‹›"]*[“”»’‘›«‹"']$/

/** Curly quotation marks in the place of straight ones. */
export function curlyQuotes({ text: line }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  const isStraight = /^(["']).*\1$/.test(text)
  if (isStraight || !CURLY.test(text) || !/[^\p{ASCII}]/u.test(text[0]! + text.at(-1)!)) return []

  const words = text.slice(1, -1)
  const right = inQuotes(words)
  const message =
    `Curly quotation marks are shown on the page. Without them: ${beginning(right)} ` +
    `To show them, put straight ones around them: ${beginning(inQuotes(text))}`
  return [{ message, meant: start + name + right }]
}
