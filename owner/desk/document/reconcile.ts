import { Composer, isMap, isPair, isScalar, isSeq, parseDocument, Parser, visit } from 'yaml'
import type { CST, Document, Node, Pair, Scalar, Tags, YAMLMap, YAMLSeq } from 'yaml'

import { keysOf, schemaAt, valueAt, type Schema } from '#pipeline/content/walk-fields.ts'
import { PlainError } from '#pipeline/model/plain-error.ts'

import { holdsSame, isObject, partners, same } from './same.ts'

/** In characters. A text that is longer is written as a block. */
const LINE_WIDTH = 100
const LONGEST_IN_LINE = 88

/** How every text can be written. In quotes, a line of only spaces would get lost between two lines. */
const UNBROKEN = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity }

/** A file's text, and what it holds. */
export type Held = { text: string; data: unknown }

/**
 * The text of a YAML file that holds `next`. What stays keeps its comments, its order and its quotes; an item of a list
 * takes them along where it moves. New fields come where the schema has them. Doing it again changes nothing.
 *
 * @throws {PlainError} where the file cannot be read, or cannot hold it.
 */
export function reconcile(text: string, next: unknown, schema: Schema): string {
  return rewrite(text, next, schema).text
}

/** The same where it is known what the file holds: of a long list, only what changes is read. */
export function reconcileKnown({ text, data }: Held, next: unknown, schema: Schema): Held {
  const part = changedPart(text, data, next)
  if (!part) return rewrite(text, next, schema)
  const [above, inside, below] = part.texts
  const changed = rewrite(inside, part.next, schema)
  return {
    text: above + changed.text + below,
    data: [...part.above, ...(changed.data as unknown[]), ...part.below],
  }
}

function rewrite(text: string, next: unknown, schema: Schema): Held {
  const [yaml, other] = documentsIn(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (!yaml || other || yaml.errors.length > 0)
    throw new PlainError('This file cannot be read. Fix it first.')
  const was: unknown = yaml.toJS()
  if (same(was, next)) return { text, data: was }
  raiseHeader(yaml)

  const order = (path: PropertyKey[]) => keysOf(schemaAt(schema, path, next), valueAt(next, path))
  yaml.contents = merged({ yaml, order }, yaml.contents, trimmed(next), []) as typeof yaml.contents
  for (const lines of [{ lineWidth: LINE_WIDTH }, UNBROKEN]) {
    const written = yaml.toString({ ...lines, singleQuote: true })
    const data: unknown = parseDocument(written).toJS()
    if (!holdsSame(data, next)) continue
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
    return { text: mark + written.replaceAll('\n', text.includes('\r\n') ? '\r\n' : '\n'), data }
  }
  throw new PlainError('This cannot be written into the file.')
}

function documentsIn(text: string) {
  const tokens = [...new Parser().parse(text)]
  for (const token of tokens) {
    if (token.type === 'document') token.end = [...outdented(token.value), ...(token.end ?? [])]
  }
  return [...new Composer({ customTags: numbersAsWritten }).compose(tokens, true, text.length)]
}

/** A comment at the top, with a blank line below it, is about the file: it does not go with the first part. */
function raiseHeader(yaml: Document) {
  const [first] = isMap(yaml.contents) || isSeq(yaml.contents) ? yaml.contents.items : []
  const node = (isPair(first) ? first.key : first) as Node | undefined
  const [header, ...own] = node?.commentBefore?.split('\n\n') ?? []
  if (own.length === 0) return
  yaml.commentBefore = header!
  node!.commentBefore = own.join('\n\n')
}

/**
 * Takes out of a part what is behind the last comment that is indented like it, and puts it before what comes next.
 * Otherwise a comment above the next part would belong to this one, and go with it.
 */
function outdented(part: CST.Token | null | undefined): CST.SourceToken[] {
  if (part?.type !== 'block-map' && part?.type !== 'block-seq') return []
  const { items, indent } = part
  for (const [at, { value }] of items.entries()) {
    const rest = outdented(value)
    if (rest.length === 0) continue
    if (at === items.length - 1) items.push({ start: [] })
    items[at + 1]!.start.unshift(...rest)
  }
  const { start, ...held } = items.at(-1)!
  const isEnd = start.every(({ type }) => /^(comment|newline|space)$/.test(type))
  if (!isEnd || Object.keys(held).length > 0) return []
  const isComment = ({ type }: CST.SourceToken) => type === 'comment'
  const outside = start.findIndex((one) => isComment(one) && one.indent < indent)
  const last = start.slice(0, outside < 0 ? undefined : outside).findLastIndex(isComment)
  // The end of its line stays, too.
  return start.splice(last < 0 ? 0 : last + 2)
}

/** A phone number without quotes is a number: its zeros, or its plus, would be gone. */
function numbersAsWritten(tags: Tags): Tags {
  return tags.map((tag) =>
    typeof tag === 'object' && /:(int|float)$/.test(tag.tag) && !tag.collection
      ? { ...tag, stringify: (node, ...more) => node.source ?? tag.stringify!(node, ...more) }
      : tag,
  )
}

/** How many items that stay are read again on both sides of those that change: their blank lines are an example. */
const NEIGHBORS = 2

/** The blank lines at the end of an item, and comments, which are about the next one. */
const BEHIND_ITEM = /(?:(?<=\n)(?:#[^\n]*|[ \t\r]*)\n)*$/

/**
 * The lines of a list in which all that has changed is, or nothing where those are all. Above and below them, nothing
 * is touched.
 */
function changedPart(text: string, was: unknown, next: unknown) {
  if (!Array.isArray(was) || !Array.isArray(next)) return undefined
  // Nothing else begins a line like that: what is inside an item is indented.
  const starts = [...text.matchAll(/(?<![^\n])-(?=[ \r\n])/g)].map(({ index }) => index)
  const most = Math.min(was.length, next.length)
  let above = 0
  while (above < most && same(was[above], next[above])) above++
  let below = 0
  while (below < most - above && same(was.at(-1 - below), next.at(-1 - below))) below++
  above = Math.max(above - NEIGHBORS, 0)
  below = Math.max(below - NEIGHBORS, 0)
  if (above + below === 0 || starts.length !== was.length) return undefined

  const start = above > 0 ? starts[above]! : 0
  const rest = text.slice(start, starts[was.length - below])
  const end = below > 0 ? start + rest.search(BEHIND_ITEM) : text.length
  return {
    texts: [text.slice(0, start), text.slice(start, end), text.slice(end)] as const,
    above: was.slice(0, above),
    next: next.slice(above, next.length - below),
    below: was.slice(was.length - below),
  }
}

type Writer = { yaml: Document; order: (path: PropertyKey[]) => string[] }

/** The node that holds `next`: the one that is there, with what has changed in it, or a new one. */
function merged(writer: Writer, node: Node | null, next: unknown, path: PropertyKey[]): Node {
  const { yaml } = writer
  if (node && same(node.toJS(yaml), next)) return node
  if (isMap(node) && isObject(next) && !Array.isArray(next)) {
    node.items = pairsOf(writer, node, next, path)
    return node
  }
  if (isSeq(node) && Array.isArray(next)) {
    node.items = mergedItems(writer, node, next, path)
    return node
  }
  if (isScalar(node) && !isObject(next)) {
    node.value = next
    delete node.source
    style(node)
    return node
  }
  const { comment, commentBefore, spaceBefore } = node ?? {}
  return Object.assign(created(yaml, next), { comment, commentBefore, spaceBefore })
}

/** Those that stay in the order of the file, and new ones behind the field that the schema has before them. */
function pairsOf(
  writer: Writer,
  node: YAMLMap,
  next: Record<string, unknown>,
  path: PropertyKey[],
) {
  const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key)
  const pairs = node.items.filter((pair) => Object.hasOwn(next, nameOf(pair)))
  for (const pair of pairs) {
    const name = nameOf(pair)
    pair.value = merged(writer, (pair.value as Node) ?? null, next[name], [...path, name])
  }
  const order = writer.order(path)
  const names = Object.keys(next)
  // Of towns, their order says which is the first.
  if (order.length === 0)
    pairs.sort((one, other) => names.indexOf(nameOf(one)) - names.indexOf(nameOf(other)))
  const added = names.filter((name) => !pairs.some((pair) => nameOf(pair) === name))
  for (const name of added.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))) {
    const before =
      order.length === 0
        ? names.slice(0, names.indexOf(name))
        : order.slice(0, Math.max(order.indexOf(name), 0))
    const at = pairs.findLastIndex((pair) => before.includes(nameOf(pair))) + 1
    const pair = writer.yaml.createPair(name, undefined) as Pair
    pair.value = created(writer.yaml, next[name])
    pairs.splice(order.length === 0 || order.includes(name) ? at : pairs.length, 0, pair)
  }
  return pairs
}

function mergedItems(writer: Writer, node: YAMLSeq, next: unknown[], path: PropertyKey[]) {
  const old = [...node.items] as Node[]
  const isSpaced = Boolean(old[1]?.spaceBefore)
  const was = partners(
    old.map((one) => one.toJS(writer.yaml) as unknown),
    next,
  )
  return next.map((value, at) => {
    const item = merged(writer, old[was[at]!] ?? null, value, [...path, at])
    if (at === 0 && was[0] !== 0) item.spaceBefore = false
    else if (at > 0 && isSpaced) item.spaceBefore = true
    return item
  })
}

/** As a careful person writes it: numbers that belong together, like `{ x: 0.5, y: 0.25 }`, on one line. */
function created(yaml: Document, value: unknown): Node {
  const node = yaml.createNode(value) as Node
  visit(node as never, {
    Map(_, map) {
      const isNumbers = map.items.every(
        ({ value: inner }) => isScalar(inner) && typeof inner.value === 'number',
      )
      if (isNumbers) map.flow = true
    },
    Scalar: (_, scalar) => style(scalar),
  })
  return node
}

/** Long texts are blocks, and so are line breaks that stay. */
function style(scalar: Scalar) {
  const { value } = scalar
  if (typeof value !== 'string') delete scalar.type
  else if (value.includes('\n')) scalar.type = 'BLOCK_LITERAL'
  else if (value.length > LONGEST_IN_LINE) scalar.type = 'BLOCK_FOLDED'
  else if (scalar.type?.startsWith('BLOCK')) delete scalar.type
}

/** Without space around texts, as it is written. */
export function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === undefined ? [] : [[name, trimmed(inner)]],
    ),
  )
}
