/** Whether two values mean the same in a content file: space around a text does not count. */
export function same(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return alike(one, other)
  if (one === other) return true
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === others.length &&
    // The order of towns is part of what a file says.
    names.every((name, at) => name === others[at] && same(one[name], other[name]))
  )
}

/** Whether two values hold the same, in whatever order their fields are. */
export function holdsSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return alike(one, other)
  const names = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && holdsSame(one[name], other[name]))
  )
}

function alike(one: unknown, other: unknown): boolean {
  const areTexts = typeof one === 'string' && typeof other === 'string'
  return areTexts ? one.trim() === other.trim() : Object.is(one, other)
}

/** Whether a value holds further ones: a map or a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
