import { isAlias, isScalar, visit, type Document, type Node } from 'yaml'

import type { Finding } from './broken-lines.ts'

/** Looks like a space or like nothing, but belongs to the name before which it is. */
const LOOKALIKE = String.raw`\u00ad\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff`

const MISPLACED = new RegExp(`^[ -]*(?:-|(?=[${LOOKALIKE} -]+(?:- |\\w+:)))[${LOOKALIKE}]`, 'gm')

/** What the parser takes for something else than was meant, without a word. */
export function misread(yaml: Document.Parsed, text: string): Finding[] {
  const found = Array.from(text.matchAll(MISPLACED), ({ index }) => ({
    offset: index,
    message:
      'This line begins with a character that only looks like a space. Delete it, and type spaces.',
  }))
  visit(yaml, {
    Node(key, node) {
      const message = misreading(key === 'key', node, text)
      if (message) found.push({ offset: node.range![0], message })
    },
  })
  return found
}

function misreading(isKey: boolean, node: Node, text: string): string | undefined {
  const sign = isAlias(node) ? '*' : node.anchor && '&'
  if (sign) return `Text that begins with ${sign} must be in quotes.`
  if (!isScalar(node)) return undefined
  if (isKey && node.value === '__proto__') {
    return '"__proto__" cannot be a name. Choose another one.'
  }
  const [, to, end] = node.range!
  const comment = /^[ \t]*(#\S.*)/.exec(text.slice(to, end))?.[1]?.trim()
  return node.value === null && comment
    ? `This is empty: without quotes, # begins a comment. Write '${comment}'`
    : undefined
}

/** Texts that may have lost or gained words. Right as well, so this is no mistake. */
export function doubtful(yaml: Document.Parsed, text: string): Finding[] {
  const found: Finding[] = []
  visit(yaml, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string') return
      const [offset, to, end] = range!
      const message = doubt(value, text.slice(offset, to), text.slice(to, end))
      if (message) found.push({ offset, message })
    },
  })
  return found
}

function doubt(words: string, written: string, after: string): string | undefined {
  const comment = /^[ \t]*#.*/.exec(after)?.[0].trim()
  // After a number or a word, `# …` is meant as a comment. After a sentence, it may be text.
  if (comment && (!comment.startsWith('# ') || words.includes(' '))) {
    return `"${comment}" is not shown: # begins a comment. If it belongs to the text, put all of it in quotes.`
  }
  if (/\n\s*[-•*] /.test(written)) {
    return 'A list entry below this text is taken for its next line. Begin it as far left as the others.'
  }
  return /^[“”„«‘’‚»].*[“”«‘’»]$/s.test(words)
    ? 'The quotes around this text are shown on the page. If they are not meant to be, type straight ones.'
    : undefined
}
