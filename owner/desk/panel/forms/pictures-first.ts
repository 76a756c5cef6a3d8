import type { FormNode } from '../../form/node.ts'

/** Parts in the order in which owners look for them: photographs, lists of them, then words. */
export function picturesFirst(parts: FormNode[]): FormNode[] {
  return parts.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function rankOf(part: FormNode): number {
  if (part.type === 'photograph') return 0
  return hasPicture(part) ? 1 : 2
}

function hasPicture(part: FormNode): boolean {
  if (part.type === 'group') return part.children.some(hasPicture)
  return part.type === 'list' ? hasPicture(part.blank) : part.type === 'photograph'
}
