/** Whether two values mean the same in a content file: space around a text, and the order of fields, do not count. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (!isObject(one) || !isObject(other)) return Object.is(one, other)
  if (one === other) return true

  const names = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  )
}

/** Whether a value holds further ones: a map or a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
