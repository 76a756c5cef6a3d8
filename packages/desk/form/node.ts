import type { Path, Value } from '../edits/edit.ts'

/** One part of a content file as a form shows it: a field, or a group or list of them. */
export type FormNode = Field | Group | List

type Part = {
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

export type Field = Part & {
  type: 'text' | 'setting' | 'number' | 'switch' | 'choice' | 'photograph' | 'film'
  value?: Value
  /** What can be chosen. */
  options?: string[]
}

export type Group = Part & { type: 'group'; children: FormNode[] }

export type List = Part & {
  type: 'list'
  items: FormNode[]
  /** Whether its items have names, as towns have, and the order of a map. */
  named: boolean
  /** What a new item has. */
  blank: FormNode
  /** The list itself, to notice when someone else has changed it. */
  value: unknown
}
