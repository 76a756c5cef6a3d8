import { z } from 'zod'

type Rule<Item> = {
  /** What only one item may have, or nothing where an item is too broken to say. */
  key: (item: Partial<Item>) => string | undefined
  /** Where in the item the mistake is. */
  at: string
  message: (key: string, first: number) => string
}

/**
 * A list in which no two items share a key. It looks at the list even when some items have
 * mistakes of their own, so that all are reported at once.
 */
export function unique<Item>({ key, at, message }: Rule<Item>) {
  return z.superRefine<Item[]>(
    (items, context) => {
      if (!Array.isArray(items)) return

      const firsts = new Map<string, number>()
      for (const [index, item] of items.entries()) {
        const own = item && typeof item === 'object' ? key(item) : undefined
        if (own === undefined) continue

        const first = firsts.get(own)
        if (first === undefined) firsts.set(own, index)
        else context.addIssue({ code: 'custom', path: [index, at], message: message(own, first) })
      }
    },
    { when: () => true },
  )
}
