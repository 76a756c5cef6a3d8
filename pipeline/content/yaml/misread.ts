import { isAlias, isScalar, visit, type Document, type Node } from 'yaml'

import type { Finding } from './broken-lines.ts'

/** Looks like a space or like nothing, but belongs to the name before which it is. */
const LOOKALIKE = String.raw`\u00ad\u00a0\u1680\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff`

const MISPLACED = new RegExp(`^[ -]*(?:-|(?=[${LOOKALIKE} -]+(?:- |\\w+:)))[${LOOKALIKE}]`, 'gm')

/** What the parser reads without a word: `wrong` is never meant, `doubtful` may be. */
export function misread(yaml: Document.Parsed, text: string) {
  const wrong = Array.from(text.matchAll(MISPLACED), ({ index }) => ({
    offset: index,
    message:
      'This line begins with a character that only looks like a space. Delete it, and type spaces.',
  }))
  const doubtful: Finding[] = []
  visit(yaml, {
    Node(key, node) {
      const [offset, to, end] = node.range!
      const after = /^[ \t]*#.*/.exec(text.slice(to, end))?.[0].trim() ?? ''
      const mistake = misreading(key === 'key', node, after)
      const doubt = key !== 'key' && doubtOf(node, text.slice(offset, to), after)
      if (mistake) wrong.push({ offset, message: mistake })
      if (doubt) doubtful.push({ offset, message: doubt })
    },
  })
  return { wrong, doubtful }
}

function misreading(isKey: boolean, node: Node, comment: string): string | undefined {
  const sign = isAlias(node) ? '*' : node.anchor && '&'
  if (sign) return `Text that begins with ${sign} must be in quotes.`
  if (!isScalar(node)) return undefined
  if (isKey && node.value === '__proto__')
    return '"__proto__" cannot be a name. Choose another one.'
  return node.value === null && /^#\S/.test(comment)
    ? `This is empty: without quotes, # begins a comment. Write '${comment}'.`
    : undefined
}

function doubtOf(node: Node, written: string, comment: string): string | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string') return undefined
  // After a number or a word, `# …` is meant as a comment. After a sentence, it may be text.
  if (comment && (!comment.startsWith('# ') || node.value.includes(' '))) {
    return `"${comment}" is not shown: # begins a comment. If it belongs to the text, put all of it in quotes.`
  }
  if (/\n\s*[-•*] /.test(written)) {
    return 'A list entry below this text is taken for its next line. Begin it as far left as the others.'
  }
  return /^[“”„«‘’‚»].*[“”«‘’»]$/s.test(node.value)
    ? 'The quotes around this text are shown on the page. If they are not meant to be, type straight ones.'
    : undefined
}
