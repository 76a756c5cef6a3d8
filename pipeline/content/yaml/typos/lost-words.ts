import { LineCounter, parseDocument, visit } from 'yaml'

import { beginning, inQuotes } from './line.ts'

type Advice = {
  line: number
  message: string
  /** Whether nothing is left of the text. */
  isWhole?: boolean
}

/** Words that a file holds and no page shows, and quotation marks that a page shows alone. */
export function lostWords(text: string): Advice[] {
  const lines = new LineCounter()
  const advice: Advice[] = []
  const yaml = parseDocument(text, { lineCounter: lines })

  visit(yaml, {
    Scalar(key, node) {
      const [from, to, end] = node.range ?? [0, 0, 0]
      const { line } = lines.linePos(from)
      const rest = text.slice(to, end)
      if (key === 'key' || node.type !== 'PLAIN') return
      if (node.value === null) advice.push(...wholeComment(rest).map((one) => ({ line, ...one })))
      if (typeof node.value !== 'string') return
      const message = cutByComment(node.value, rest) ?? loneQuote(node.value)
      if (message) advice.push({ line, message })
    },
  })
  return advice
}

/** A text that begins with #, like a tag or a color. */
function wholeComment(rest: string) {
  const comment = /^[ \t]*(#\S.*)/.exec(rest)?.[1]?.trimEnd()
  if (!comment) return []
  const message = `This is empty: without quotes, # begins a comment. Write ${inQuotes(comment)}`
  return [{ message, isWhole: true }]
}

/** A comment after a number or a name is meant as one; after a sentence it may be its end. */
function cutByComment(words: string, rest: string): string | undefined {
  const comment = /^[ \t]*#.*/.exec(rest)?.[0].trimEnd()
  if (!comment || (/#\s/.test(comment) && !words.includes(' '))) return undefined
  return (
    `"${beginning(comment.trim())}" is not shown: # begins a comment. If it belongs to the text, put all of it ` +
    `in quotes: ${inQuotes(words + comment)} If not, put it on a line of its own.`
  )
}

function loneQuote(words: string): string | undefined {
  const mark = /["']$/.exec(words)?.[0]
  if (!mark || words.split(mark).length !== 2) return undefined
  return `A ${mark} ends this text and none begins it, so it is shown. Remove it if it is not meant.`
}
