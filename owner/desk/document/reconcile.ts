import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import type { Document, Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'

import { keysOf, schemaAt, type Schema } from '#pipeline/content/walk-fields.ts'
import { PlainError } from '#pipeline/model/plain-error.ts'

import { partners } from './partners.ts'
import { holdsSame, isObject, same } from './same.ts'

/** In characters. A text that is longer is written as a block. */
const LINE_WIDTH = 100
const LONGEST_IN_LINE = 88

/**
 * The text of a YAML file that holds `next`. What stays keeps its comments, its order and its quotes; an item of a list
 * takes them along where it moves. New fields come where the schema has them. Doing it again changes nothing.
 *
 * @throws {PlainError} where the file cannot be read, or cannot hold it.
 */
export function reconcile(text: string, next: unknown, schema: Schema): string {
  const yaml = parseDocument(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (yaml.errors.length > 0) throw new PlainError('This file cannot be read. Fix it first.')
  if (same(yaml.toJS(), next)) return text

  const order = (path: PropertyKey[]) => keysOf(schemaAt(schema, path, next), valueIn(next, path))
  yaml.contents = merged({ yaml, order }, yaml.contents, trimmed(next), []) as typeof yaml.contents
  const written = [LINE_WIDTH, 0]
    .map((lineWidth) => yaml.toString({ lineWidth, singleQuote: true }))
    .find((one) => holdsSame(parseDocument(one).toJS(), next))
  if (written === undefined) throw new PlainError('This cannot be written into the file.')

  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  return mark + written.replaceAll('\n', text.includes('\r\n') ? '\r\n' : '\n')
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
    node.items = itemsOf(writer, node, next, path)
    return node
  }
  if (isScalar(node) && !isObject(next)) {
    node.value = next
    delete node.source
    style(node)
    return node
  }
  return created(yaml, next)
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

function itemsOf(writer: Writer, node: YAMLSeq, next: unknown[], path: PropertyKey[]) {
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

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]))
}

function valueIn(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, step) => (isObject(part) ? Reflect.get(part, step) : undefined),
    data,
  )
}
