import { isCollection, isPair, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml'

import { movedOrder } from './edit-value.ts'
import { NotWritable } from './edit.ts'
import { yamlOf } from './yaml-of.ts'

type Collection = YAMLMap<unknown, unknown> | YAMLSeq

/** Where the text of one item is, with the comments directly above it. */
type Span = { start: number; end: number }

type Addition = { at: number; key: string | number; value: unknown }

/** The text with one item of a list or map moved. What is between items stays in its place. */
export function movePart(
  text: string,
  node: Collection,
  move: { from: number; to: number },
): string {
  const parts = partsOf(text, node)
  const order = movedOrder(parts.length, move)
  const moved = order.map((from, index) => {
    const { start, end } = parts[from]!
    const next = parts[index + 1]
    const between = next ? text.slice(parts[index]!.end, next.start) : ''
    return text.slice(start, end) + between
  })
  return text.slice(0, parts[0]!.start) + moved.join('') + text.slice(parts.at(-1)!.end)
}

/** The text without one item, and without the space that kept it from its neighbor. */
export function removePart(text: string, node: Collection, index: number): string {
  const parts = partsOf(text, node)
  const part = parts[index]!
  const previous = parts[index - 1]
  const next = parts[index + 1]
  if (!previous && !next) throw new NotWritable('One has to stay.')

  if (previous && isBlank(text.slice(previous.end, part.start))) {
    return text.slice(0, previous.end) + text.slice(part.end)
  }
  if (next) return text.slice(0, part.start) + text.slice(next.start)
  return text.slice(0, previous!.end) + text.slice(part.end)
}

/** The text with one more item, spaced as the others are. */
export function insertPart(text: string, node: Collection, { at, key, value }: Addition): string {
  const parts = partsOf(text, node)
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const [first, second] = parts
  if (!first) throw new NotWritable('There is nothing yet that this could be added to.')

  const column = columnOf(text, node, first)
  const isList = isSeq(node)
  const written = yamlOf(isList ? [value] : { [key]: value }, Boolean(node.flow))
  const addition = written.replaceAll('\n', eol + ' '.repeat(column))
  const present = second && text.slice(first.end, second.start)
  const usual = node.flow ? ', ' : eol + ' '.repeat(column)
  const between = isList && present && isSpacing(present, node) ? present : usual

  const previous = parts[at - 1]
  if (!previous) return text.slice(0, first.start) + addition + between + text.slice(first.start)
  return text.slice(0, previous.end) + between + addition + text.slice(previous.end)
}

function partsOf(text: string, node: Collection): Span[] {
  const starts = node.items.map((item, index) => startOf(node, item, index))
  const ends = node.items.map((item) => endOf(item))
  if (node.flow) return starts.map((start, index) => ({ start, end: ends[index]! }))

  return starts.map((start, index) => {
    const limit = index === 0 ? start : ends[index - 1]!
    return { start: withComments(text, start, limit), end: toLineEnd(text, ends[index]!) }
  })
}

/** Where an item begins: at its dash, or at its name. */
function startOf(node: Collection, item: unknown, index: number): number {
  const token = (node.srcToken as { items?: { start: { type: string; offset: number }[] }[] })
    ?.items?.[index]
  const dash = token?.start.find(({ type }) => type === 'seq-item-ind')
  if (dash) return dash.offset
  const named = isPair(item) ? item.key : item
  return (named as { range?: number[] }).range?.[0] ?? 0
}

/** Where the last word of an item ends. What a list says of its own end includes space. */
function endOf(item: unknown): number {
  if (isPair(item)) return item.value ? endOf(item.value) : endOf(item.key)
  if (isCollection(item) && !item.flow && item.items.length > 0) return endOf(item.items.at(-1))
  const { range } = item as { range?: number[] }
  const [start = 0, end = 0] = range ?? []
  // A block of text ends behind its last line break.
  const isBlock = isScalar(item) && item.type?.startsWith('BLOCK')
  return isBlock ? Math.max(start, end - trailingSpace(item)) : end
}

/** How much space a block of text ends with, in characters. */
function trailingSpace(item: unknown): number {
  const { srcToken } = item as { srcToken?: { source?: string } }
  return /\s*$/.exec(srcToken?.source ?? '\n')![0].length
}

function withComments(text: string, start: number, limit: number): number {
  let found = start
  let line = text.lastIndexOf('\n', start - 1) + 1
  while (line > limit) {
    const above = text.lastIndexOf('\n', line - 2) + 1
    const words = text.slice(above, line)
    if (above < limit || !words.trim().startsWith('#')) break
    found = above + words.indexOf('#')
    line = above
  }
  return found
}

/** With a comment behind the last word. */
function toLineEnd(text: string, end: number): number {
  const rest = /^[ \t]+#[^\r\n]*/.exec(text.slice(end))
  return end + (rest?.[0].length ?? 0)
}

function columnOf(text: string, node: Collection, { start }: Span): number {
  return node.flow ? 0 : start - (text.lastIndexOf('\n', start - 1) + 1)
}

function isSpacing(between: string, node: Collection): boolean {
  return node.flow ? between.trim() === ',' : isBlank(between)
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
