import { isScalar, type Scalar } from 'yaml'

import type { Value } from './edit.ts'
import { rewrap } from './rewrap.ts'

/**
 * The text of a file with another value in one field, in every way that the value may be written
 * there, most like the present way first. Some of them may mean something else.
 */
export function spellings(text: string, node: unknown, value: Value): string[] {
  if (!isScalar(node) || !node.range) return []

  const [start, end] = node.range
  const source = text.slice(start, end)
  const ways = typeof value === 'string' ? textsFor(text, node, value) : [String(value)]
  return ways.map((way) => {
    const space = source === '' ? ' ' : ''
    return text.slice(0, start) + space + way + text.slice(end)
  })
}

function textsFor(text: string, node: Scalar, value: string): string[] {
  const [start, end] = node.range!
  const source = text.slice(start, end)
  const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL'
  if (isBlock) {
    const lines = node.type === 'BLOCK_LITERAL' ? value.split('\n') : undefined
    return [rewrap(source, value, lines), quoted(value) + endOf(source)]
  }
  const ways = {
    PLAIN: [value, single(value), quoted(value)],
    QUOTE_SINGLE: [single(value), quoted(value)],
    QUOTE_DOUBLE: [quoted(value)],
  }
  const own = ways[node.type as keyof typeof ways] ?? ways.PLAIN
  return value.includes('\n') ? [literal(text, start, value), quoted(value)] : own
}

function single(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** JSON is a way to write YAML. */
function quoted(value: string): string {
  return JSON.stringify(value)
}

/** A block in which line breaks stay, indented below the line that its field begins. */
function literal(text: string, start: number, value: string): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const column = /^[\s-]*/.exec(line)![0].length
  const indent = ' '.repeat(line.trimEnd().endsWith(':') ? column + 2 : column)
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = value.split('\n').map((one) => (one ? indent + one : ''))
  return ['|-', ...lines].join(eol)
}

function endOf(source: string): string {
  return /\s*$/.exec(source)![0]
}
