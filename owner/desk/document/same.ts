/** Whether two values mean the same in a content file: space around a text does not count, and the order of towns does. */
export function same(one: unknown, other: unknown, isOrdered = true): boolean {
  if (!isObject(one) || !isObject(other)) return alike(one, other)
  if (one === other) return true
  const [names, others] = [Object.keys(one), Object.keys(other)]
  const isIn = (name: string, at: number) =>
    isOrdered ? name === others[at] : Object.hasOwn(other, name)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === others.length &&
    names.every((name, at) => isIn(name, at) && same(one[name], other[name], isOrdered))
  )
}

/** Whether two values hold the same, in whatever order their fields are. */
export function holdsSame(one: unknown, other: unknown): boolean {
  return same(one, other, false)
}

function alike(one: unknown, other: unknown): boolean {
  const areTexts = typeof one === 'string' && typeof other === 'string'
  return areTexts ? one.trim() === other.trim() : Object.is(one, other)
}

/** Whether a value holds further ones: a map or a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
