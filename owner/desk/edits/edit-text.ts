import { isCollection, isScalar, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml'

import { SCHEMAS } from '#pipeline/content/files.ts'
import { keysOf, schemaAt } from '#pipeline/content/walk-fields.ts'

import { Conflict, NotWritable, type Edit } from './edit.ts'
import { editValue, positionOf, valueAt } from './edit-value.ts'
import { insertPart, movePart, removePart } from './parts.ts'
import { same } from './same.ts'
import { spellings } from './spellings.ts'

/**
 * The text of a content file with one change. Everything else stays as it is: comments, order, line
 * breaks. What is written is read again, and has to mean what was asked for.
 *
 * @throws {Conflict} where the field holds something else than its author saw.
 * @throws {NotWritable} where the file cannot be read, or has no such field.
 */
export function editText(text: string, edit: Edit): string {
  const yaml = parseDocument(text, { keepSourceTokens: true })
  if (yaml.errors.length > 0) throw new NotWritable('This file cannot be read. Fix it first.')

  const data: unknown = yaml.toJS()
  const now = valueAt(data, isNamedAddition(edit) ? [...edit.path, edit.key] : edit.path)
  if (!same(now, edit.before)) throw new Conflict(edit, now)

  const known = keysOf(schemaAt(SCHEMAS[edit.file], edit.path, data), valueAt(data, edit.path))
  const at = positionOf(edit, data, known)
  const written = candidates(text, yaml, edit, at).find((candidate) =>
    means(candidate, editValue(data, edit, at)),
  )
  if (written === undefined) throw new NotWritable('This cannot be written into the file.')
  return written
}

function candidates(text: string, yaml: Document, edit: Edit, at: number): string[] {
  const place = edit.kind === 'remove' ? edit.path.slice(0, -1) : edit.path
  const node = place.length > 0 ? yaml.getIn(place, true) : yaml.contents
  if (edit.kind === 'set') return spellings(text, node, edit.value)
  if (!isCollection(node)) return []

  const { length } = node.items
  if (edit.kind === 'move') {
    return Math.max(edit.from, edit.to) < length ? [movePart(text, node, edit)] : []
  }
  if (edit.kind === 'add') {
    return at <= length ? [insertPart(text, node, { at, key: edit.key, value: edit.value })] : []
  }
  const step = edit.path.at(-1)!
  const index = isSeq(node) ? step : keys(node).indexOf(String(step))
  return node.items[Number(index)] ? [removePart(text, node, Number(index))] : []
}

/** Of a field that is added, its author saw that it was not there. */
function isNamedAddition(edit: Edit): edit is Edit & { kind: 'add' } {
  return edit.kind === 'add' && typeof edit.key === 'string'
}

function means(text: string, wanted: unknown): boolean {
  const yaml = parseDocument(text)
  return yaml.errors.length === 0 && same(yaml.toJS(), wanted)
}

function keys(map: YAMLMap): string[] {
  return map.items.map(({ key }) => String(isScalar(key) ? key.value : key))
}
