import type { FormNode } from '../../form/node.ts'

/** What an item of a list is called: its name, its title, or its first words. */
export function titleOf(item: FormNode): string {
  const words = item.type === 'group' ? item.children.map(wordsOf) : [wordsOf(item)]
  // An item of a list that has names.
  if (typeof item.path.at(-1) === 'string') return item.label
  const first = words.find(Boolean) ?? scanOf(item) ?? item.label
  return first.length > 60 ? `${first.slice(0, 58).replace(/\s+\S*$/, '')} …` : first
}

/** The photograph of an item. */
export function scanOf(item: FormNode): string | undefined {
  const found = item.type === 'group' && item.children.find(({ type }) => type === 'photograph')
  return found && found.type === 'photograph' && found.value ? String(found.value) : undefined
}

function wordsOf(node: FormNode): string | undefined {
  const isWords = node.type === 'text' || node.type === 'setting'
  return isWords && node.value !== undefined ? String(node.value) : undefined
}
