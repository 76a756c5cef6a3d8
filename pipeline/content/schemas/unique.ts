import { z } from 'zod'

type Rule<Item> = {
  /** What only one item may have, or nothing where an item is too broken to say. */
  key: (item: Partial<Item>) => string | undefined
  /** The field of the item that the mistake is in, if it is not the whole item. */
  at?: string
  message: (key: string, first: number) => string
}

/**
 * A list in which no two items share a key. It looks at the list even when some items have
 * mistakes of their own, so that all are reported at once.
 */
export function unique<Item>({ key, at, message }: Rule<Item>) {
  return z.superRefine<Item[]>(
    (items, context) => {
      const firsts = new Map<string, number>()
      for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
        const own = item === null || item === undefined ? undefined : key(item)
        if (own === undefined) continue

        const first = firsts.get(own)
        const path = at === undefined ? [index] : [index, at]
        if (first === undefined) firsts.set(own, index)
        else context.addIssue({ code: 'custom', path, message: message(own, first) })
      }
    },
    { when: () => true },
  )
}
