import { z } from 'zod'

import { valueIn } from '../walk-fields.ts'

type Rule = {
  /** The field that differs from item to item. */
  at: string
  /** What two texts must not have in common. */
  by?: (words: string) => string
  /** Says that the item at `first` has the same. */
  message?: (key: string, first: number) => string
}

/** Refuses items that share a text. Looks at the others, too, where items have other mistakes. */
export function unique<Item>({
  at,
  by = (words) => words.trim().replace(/\/$/, '').toLowerCase(),
  message = (_, first) => `[${first}] has the same ${at}. Give each its own, or remove one.`,
}: Rule) {
  return z.superRefine<Item[]>(
    (items, context) => {
      const firsts = new Map<string, number>()
      for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
        const words = valueIn(item, at)
        if (typeof words !== 'string') continue

        const key = by(words)
        const first = firsts.get(key)
        if (first === undefined) firsts.set(key, index)
        else context.addIssue({ code: 'custom', path: [index, at], message: message(key, first) })
      }
    },
    { when: () => true },
  )
}
