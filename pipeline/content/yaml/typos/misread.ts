import { isAlias, isCollection, isMap, isScalar, visit } from 'yaml'
import type { Document, Node, Scalar } from 'yaml'

import { CURLY } from './quotes.ts'
import type { Defect } from './examined.ts'

type Context = {
  /** Every name that may be before a colon. */
  names: Set<string>
  lineAt: (offset: number) => number
}

/** Everything that the parser refuses or takes for something else than was meant, from the top. */
export function misread(yaml: Document.Parsed, text: string, { names, lineAt }: Context): Defect[] {
  const nodes: Node[] = []
  const defects: Defect[] = []

  visit(yaml, {
    Node(_key, node, path) {
      nodes.push(node)
      const [from = 0, to = from] = node.range ?? []
      const line = lineAt(from)
      if (isAlias(node) || node.anchor || isCurly(node)) defects.push({ line, start: line })
      if (!isScalar(node) || lineAt(to) === line) return

      const siblings = path.findLast(isMap)?.items.map(({ key }) => String(key)) ?? []
      const at = swallowed(node, text.slice(from, to).split('\n'), { names, siblings })
      if (at !== undefined) {
        defects.push({ line: line + at, start: isQuoted(node) ? line : line + at })
      }
    },
  })

  for (const { pos } of [...yaml.errors, ...yaml.warnings]) {
    const open = nodes.filter(
      (node) => (isCollection(node) ? node.flow : isQuoted(node)) && node.range![0] <= pos[0],
    )
    const line = lineAt(pos[0])
    defects.push({ line, start: open.length > 0 ? lineAt(open.at(-1)!.range![0]) : line })
  }
  return defects.toSorted((one, other) => one.line - other.line)
}

/** Which line of a text is not part of it but a field, or an entry of a list. */
function swallowed(
  node: Scalar,
  lines: string[],
  { names, siblings }: { names: Set<string>; siblings: string[] },
): number | undefined {
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL'
  // A single line that begins with a dash goes on with the sentence before it.
  const dashed = lines.filter((line) => /^\s*[–—]/.test(line)).length
  const bullet = dashed > 1 ? /^\s*[-–—•*]/ : /^\s*[-•*]/
  const at = lines.findIndex((line, index) => {
    const name = /^\s*(?:- +)?(\w+):(\s|$)/.exec(line)?.[1] ?? ''
    if (index === 0) return node.type === 'PLAIN' && /^[-–]>/.test(line)
    if (isBlock) return names.has(name) && !siblings.includes(name)
    return names.has(name) || (!isQuoted(node) && bullet.test(line))
  })
  return at === -1 ? undefined : at
}

function isQuoted(node: Node): boolean {
  return isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')
}

/** Whether curly quotation marks are around a whole text. */
function isCurly(node: Node): boolean {
  return isScalar(node) && node.type === 'PLAIN' && CURLY.test(String(node.value))
}
