import { labelOf } from '../../form/labels.ts'
import { partsOf, valueAt, type FormNode, type List } from '../../form/node.ts'

/** What an item of a list is called: its name, its title, its first words, its photograph, or its number. */
export function titleOf({ key, item }: List, step: string | number, held: unknown): string {
  if (typeof step === 'string') return step || 'New'
  const parts = item.type === 'group' ? partsOf(item, held) : [item]
  const valueOf = (part: FormNode) => (part === item ? held : valueAt(held, [part.key]))
  const words = (types: string[]) =>
    parts.flatMap((part) =>
      types.includes(part.type) && valueOf(part) ? String(valueOf(part)) : [],
    )[0]
  const first =
    words(['text']) ?? words(['setting']) ?? words(['photograph']) ?? labelOf([key, step])
  return first.length > 60 ? `${first.slice(0, 58).replace(/\s+\S*$/, '')} …` : first
}
