import type { Path } from '../edits/edit.ts'
import type { FormNode } from './node.ts'

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
