import type { FormNode } from '../../form/node.ts'

/** Parts in the order in which owners look for them: what is sold, photographs, lists of them, then words. */
export function picturesFirst<Part extends { node: FormNode }>(parts: Part[]): Part[] {
  return parts.toSorted((one, other) => rankOf(one.node) - rankOf(other.node))
}

function rankOf(part: FormNode): number {
  if (part.key === 'packages') return -1
  if (part.type === 'photograph') return 0
  return hasPicture(part) ? 1 : 2
}

function hasPicture(part: FormNode): boolean {
  if (part.type === 'group') return part.children.some(hasPicture)
  return part.type === 'list' ? hasPicture(part.item) : part.type === 'photograph'
}
