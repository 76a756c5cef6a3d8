import type { ContentFile } from '#pipeline/content/files.ts'
import { valueIn } from '#pipeline/content/walk-fields.ts'

import type { Path } from '../document/merge.ts'
import { labelOf } from './labels.ts'

/** The form of each file: what it may hold. It knows nothing of what it holds. */
export type Forms = Record<ContentFile, FormNode>

/** One part of a content file as a form shows it: a field, or a group or list of them. */
export type FormNode = Field | Group | List

type NodeBase = {
  /** Its name in the file, or its position. An item of a list has none. */
  key: string | number
  label: string
  /** What it is, from its schema. */
  hint?: string | undefined
  /** Whether it may be left out. */
  optional: boolean
}

/** What a field without further fields can hold. */
export type Value = string | number | boolean

export type Field = NodeBase & {
  type:
    | 'text'
    | 'setting'
    | 'number'
    | 'switch'
    | 'choice'
    | 'photograph'
    | 'film'
    | 'color'
    | 'typeface'
  /** Whether line breaks stay where they are. */
  lines?: boolean | undefined
  /** What it is where the file does not say. */
  fallback?: Value | undefined
  /** What can be chosen, with what owners call it. */
  options?: Record<string, string> | undefined
}

export type Group = NodeBase & {
  type: 'group'
  children: FormNode[]
  /** Where the first child decides which other fields there are: those of each of its options. */
  forms?: Record<string, FormNode[]>
}

export type List = NodeBase & {
  type: 'list'
  item: FormNode
  /** Whether its items have names, as towns have, and the order of a map. */
  named: boolean
  /** The fewest items that it may have. */
  least: number
  /** The most. */
  most?: number | undefined
}

/** A part of a form, where it is, and what is there. */
export type Part = { node: FormNode; path: Path; value: unknown }

/** The same of a field. */
export type Found = Part & { node: Field }

/** The parts of a group, also those that a choice in it asks for. */
export function partsOf({ children, forms }: Group, held: unknown): FormNode[] {
  const option = forms && valueIn(held, children[0]!.key)
  return [...children, ...(forms?.[String(option)] ?? [])]
}

/** The part of a form that is at a path. */
export function nodeAt(
  node: FormNode | undefined,
  data: unknown,
  [step, ...rest]: Path,
): FormNode | undefined {
  if (!node || step === undefined) return node
  const inside = valueIn(data, step)
  if (node.type === 'list') return nodeAt(node.item, inside, rest)
  if (node.type !== 'group') return undefined
  return nodeAt(
    partsOf(node, data).find(({ key }) => key === step),
    inside,
    rest,
  )
}

/** All parts of what a file holds, in their order, also fields and lists that it leaves out. */
export function partsIn(node: FormNode | undefined, data: unknown, path: Path = []): Part[] {
  if (!node || (node.type === 'group' && data === undefined)) return []
  const own = { node, path, value: data }
  if (node.type === 'list') {
    const items = itemsOf(node, data)
    return [own, ...items.flatMap(([step, item]) => partsIn(node.item, item, [...path, step]))]
  }
  if (node.type !== 'group') return [own]
  const parts = partsOf(node, data)
  return [
    own,
    ...parts.flatMap((part) => partsIn(part, valueIn(data, part.key), [...path, part.key])),
  ]
}

/** All fields of what a file holds. */
export function fieldsIn(node: FormNode | undefined, data: unknown, path: Path = []): Found[] {
  return partsIn(node, data, path).filter(
    (part): part is Found => part.node.type !== 'list' && part.node.type !== 'group',
  )
}

/** The items of a list, each with its name or position. */
export function itemsOf({ named }: List, held: unknown): [step: string | number, item: unknown][] {
  if (!named) return Array.isArray(held) ? [...held.entries()] : []
  return typeof held === 'object' && held !== null ? Object.entries(held) : []
}

/** What an item of a list is called: its name, its title, its first words, its photograph, or its number. */
export function titleOf({ key, item }: List, step: string | number, held: unknown): string {
  if (typeof step === 'string') return step || 'New'
  const parts = item.type === 'group' ? partsOf(item, held) : [item]
  const valueOf = (part: FormNode) => (part === item ? held : valueIn(held, part.key))
  const filled = parts.filter(valueOf)
  const first =
    // The name of a film is a setting, for photographs name it.
    filled.find(({ type, key: own }) => type === 'text' || own === 'name') ??
    filled.find(({ type }) => type === 'setting') ??
    filled.find(({ type }) => type === 'photograph')
  const title = first ? String(valueOf(first)) : labelOf([key, step])
  return title.length > 60 ? `${title.slice(0, 58).replace(/\s+\S*$/, '')} …` : title
}

/** What a new part holds until its owner fills it in. */
export function emptyOf(node: FormNode): unknown {
  if (node.type === 'list') {
    if (node.named) return { '': emptyOf(node.item) }
    return Array.from({ length: node.least }, () => emptyOf(node.item))
  }
  if (node.type !== 'group') return node.type === 'switch' ? false : ''
  const needed = node.children.filter(({ optional }) => !optional)
  return Object.fromEntries(needed.map((child) => [child.key, emptyOf(child)]))
}
