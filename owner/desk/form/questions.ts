import type { Value } from '../edits/edit.ts'
import type { Field, FormNode, Group, List } from './node.ts'

/** What was typed for a new part, by the key of each question. */
export type Given = Record<string, string>

/** A field that a new part asks for. `key` is its path inside that part, like `/cards/0/title`. */
export type Question = { key: string; label: string; field: Field }

/**
 * The fields that a new part cannot be without, and the optional ones right inside a new section. A
 * choice adds those of the chosen option.
 */
export function questionsFor(node: FormNode, given: Given, key = '', label = ''): Question[] {
  if (node.type === 'group') {
    return asked(node, given, key).flatMap((child) => {
      const inner = child.type === 'group' ? joined(label, child.label) : label
      return questionsFor(child, given, keyOf(key, child), inner)
    })
  }
  if (node.type === 'list') {
    const { blank, named } = node
    return numbersOf(node).flatMap((at) => {
      const own = `${key}/${at}`
      const item = key && blank.type === 'group' ? `${node.label} ${at + 1}` : ''
      const questions = questionsFor(blank, given, own, joined(label, item))
      const name = { key: own + NAME, label: NAME_FIELD.label, field: NAME_FIELD }
      return named ? [name, ...questions] : questions
    })
  }
  return [{ key, label: joined(label, node.label), field: node }]
}

/** What is written for a new part. */
export function valueFrom(node: FormNode, given: Given, key = ''): unknown {
  if (node.type === 'group') {
    const parts = asked(node, given, key).flatMap((child) => {
      const value = valueFrom(child, given, keyOf(key, child))
      return child.optional && value === '' ? [] : [[String(child.path.at(-1)), value]]
    })
    return Object.fromEntries(parts)
  }
  if (node.type === 'list') {
    const items = numbersOf(node).map((at) => valueFrom(node.blank, given, `${key}/${at}`))
    return node.named ? { [(given[`${key}/0${NAME}`] ?? '').trim()]: items[0] } : items
  }
  return parseTyped(node, given[key] ?? '')
}

/** What typed text stands for in a field. */
export function parseTyped({ type }: Field, typed: string): Value {
  const text = typed.trim()
  return type === 'number' && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}

function asked({ children }: Group, given: Given, key: string): FormNode[] {
  const [first] = children
  const forms = first && 'forms' in first ? first.forms : undefined
  const all = forms ? [first!, ...(forms[given[keyOf(key, first!)] ?? ''] ?? [])] : children
  return all.filter(({ type, optional }) => {
    return !optional || (key === '' && type !== 'group' && type !== 'list')
  })
}

/** The items that are asked for: another one, or as many as a new list cannot be without. */
function numbersOf({ present, named, least }: List): number[] {
  return Array.from({ length: present || named ? 1 : least }, (_, at) => at)
}

/** Ends the key of the name of an item, where items have names. */
const NAME = '/(name)'

const NAME_FIELD: Field = {
  type: 'setting',
  path: [],
  field: '',
  label: 'Name',
  optional: false,
  present: false,
}

function keyOf(key: string, child: FormNode): string {
  return `${key}/${child.path.at(-1)}`
}

function joined(...labels: string[]): string {
  return labels.filter(Boolean).join(' · ')
}
