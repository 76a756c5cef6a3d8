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

/**
 * Which item of an earlier list each item of a list is: its number there, or -1 where it is new. Items that hold the
 * same are the same; of the others, those that share most fields; and where as many are left on both sides, the
 * first is the first.
 */
export function partners(before: unknown[], after: unknown[]): number[] {
  const free = new Map<string, number[]>()
  for (const [at, item] of before.entries()) {
    const key = trimmedKey(item)
    free.set(key, [...(free.get(key) ?? []), at])
  }
  const found = after.map((item) => free.get(trimmedKey(item))?.shift() ?? -1)

  let left = [...free.values()].flat().toSorted((one, other) => one - other)
  const isNew = () => [...found.keys()].filter((at) => found[at] === -1)
  for (const at of isNew()) {
    const likest = left.toSorted(
      (one, other) => likeness(before[other], after[at]) - likeness(before[one], after[at]),
    )[0]
    if (likest === undefined || likeness(before[likest], after[at]) === 0) continue
    found[at] = likest
    left = left.filter((one) => one !== likest)
  }
  const rest = isNew()
  if (rest.length === left.length)
    for (const [place, at] of rest.entries()) found[at] = left[place]!
  return found
}

/** How many fields of two items hold the same. */
function likeness(one: unknown, other: unknown): number {
  if (!isObject(one) || !isObject(other)) return 0
  return Object.keys(one).filter((name) => name in other && same(one[name], other[name])).length
}

function trimmedKey(item: unknown): string {
  return JSON.stringify(item, (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  )
}

/** Whether a value holds further ones: a map or a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
