import { isDeepStrictEqual } from 'node:util'

/** Whether two values mean the same in a content file: space around a text does not count. */
export function same(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(trimmed(one), trimmed(other))
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  // Pairs, because the order of fields is part of what a file says.
  return Object.entries(value).map(([key, inner]) => [key, trimmed(inner)])
}
