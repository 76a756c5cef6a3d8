import type { ContentFile } from '#pipeline/content/files.ts'

import type { Path, Value } from '../edits/edit.ts'

/** A form for each file that can be read. */
export type Forms = Partial<Record<ContentFile, FormNode>>

/** One part of a content file as a form shows it: a field, or a group or list of them. */
export type FormNode = Field | Group | List

type NodeBase = {
  path: Path
  /** As mistakes name it, like `packages[1].price`. */
  field: string
  label: string
  /** What it is, from its schema. */
  hint?: string
  /** Whether it may be left out. */
  optional: boolean
  /** Whether the file has it. */
  present: boolean
}

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
  value?: Value
  /** What it is where the file does not say. */
  fallback?: Value
  /** What can be chosen. */
  options?: string[]
  /** What else each option asks for, where the choice decides which other fields there are. */
  forms?: Record<string, FormNode[]>
  /** With `forms`: the map that the field is in, as it is now. */
  around?: Record<string, unknown> | undefined
}

export type Group = NodeBase & { type: 'group'; children: FormNode[] }

export type List = NodeBase & {
  type: 'list'
  items: FormNode[]
  /** Whether its items have names, as towns have, and the order of a map. */
  named: boolean
  /** What a new item has. */
  blank: FormNode
  /** The fewest items it may have. */
  least: number
  /** The list itself, to notice when someone else has changed it. */
  value: unknown
}

/** The part of a form that is at a path. */
export function nodeAt(node: FormNode | undefined, path: Path): FormNode | undefined {
  const [step, ...rest] = path
  if (!node || step === undefined) return node
  const inside = node.type === 'group' ? node.children : node.type === 'list' ? node.items : []
  const next = inside.find((child) => child.path.at(-1) === step)
  return nodeAt(next, rest)
}

/** All parts of a form that hold no further ones, in their order. */
export function fieldsIn(
  node: FormNode | undefined,
): Exclude<FormNode, { type: 'group' | 'list' }>[] {
  if (!node) return []
  if (node.type === 'group') return node.children.flatMap(fieldsIn)
  return node.type === 'list' ? node.items.flatMap(fieldsIn) : [node]
}
