import { LineCounter, parseDocument, visit } from 'yaml'

import { beginning, inQuotes } from './line.ts'

type Advice = {
  line: number
  message: string
  /** Whether nothing is left of the text. */
  isWhole?: boolean
}

/** Finds text that YAML drops as a comment, and unpaired quotation marks that pages would show. */
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

/** After a number or a word, `# …` is meant as a comment. After a sentence, it may be text. */
function cutByComment(words: string, rest: string): string | undefined {
  const comment = /^[ \t]*#.*/.exec(rest)?.[0].trimEnd()
  if (!comment || (/#\s/.test(comment) && !words.includes(' '))) return undefined
  return (
    `"${beginning(comment.trim())}" is not shown: # begins a comment. If it belongs to the text, put all of it ` +
    `in quotes: ${inQuotes(words + comment)} If not, put it on a line of its own.`
  )
}

function loneQuote(words: string): string | undefined {
  const quote = /["']$/.exec(words)?.[0]
  if (!quote || words.split(quote).length !== 2) return undefined
  return `A ${quote} ends this text and none begins it, so pages show it. Remove it if you did not mean it.`
}
