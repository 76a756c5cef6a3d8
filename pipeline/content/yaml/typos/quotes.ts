import { beginning, inQuotes, partsOf, type Line, type Proposal } from './line.ts'

/** A text in straight quotes, and what follows it. */
const QUOTED = { "'": /^'((?:[^']|'')*)'(.*)$/, '"': /^"((?:[^"\\]|\\.)*)"(.*)$/ }

/** A quote that is opened and not closed, or closed before the text ends. */
export function straightQuotes({ text: line }: Line): Proposal[] {
  const { start, name, text } = partsOf(line)
  const quote = text[0]
  if (quote !== "'" && quote !== '"') return []

  const rest = QUOTED[quote].exec(text)?.[2]?.trim()
  const isClosed = text.length > 1 && text.endsWith(quote)
  const words = isClosed ? text.slice(1, -1) : rest === undefined ? text.slice(1) : text
  const right = inQuotes(words)
  const message = quoteMessage({ quote, text, rest, isClosed })
  return message
    ? [{ message: message.replace('…', () => beginning(right)), meant: start + name + right }]
    : []
}

type Quoted = { quote: string; text: string; rest: string | undefined; isClosed: boolean }

/** What is wrong with the quotes around a text. `…` stands for the text as it may be written. */
function quoteMessage({ quote, text, rest, isClosed }: Quoted): string | undefined {
  if (rest === undefined && !isClosed) {
    return `The quote ${quote} that opens in this line is not closed. Write ${quote} at the end of the text too, or remove the first one.`
  }
  if (quote === '"' && text.includes('\\')) {
    return 'A backslash changes the meaning of what follows in double quotes. Use single ones: …'
  }
  if (!rest) return undefined
  if (!isClosed) {
    return `The text goes on after the closing ${quote}. Put all of it in other quotes: …`
  }
  return quote === "'"
    ? 'An apostrophe inside single quotes ends the text too early. Use double quotes or none: …'
    : 'A quotation mark inside double quotes ends the text too early. Use single quotes or none: …'
}

/** Curly quotation marks around a whole text. They would be shown on the page. */
export const CURLY = /^[“„”«‘‚’‹»›"'][^“„”«»‹›"]*[“”»’‘›«‹"']$/

/** Curly quotation marks in place of straight ones. */
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
