import { isObject, partners, same } from './same.ts'

/** Leads to a field: names of maps, and positions in lists. */
export type Path = (string | number)[]

/** A field that both sides have changed, and what it was: where it is in the merged data, and where in `theirs`. */
export type Conflict = { path: Path; theirsAt: Path; theirs: unknown; base: unknown }

export type Merged = {
  /** With `mine` in the place of each conflict. */
  data: unknown
  /** What to merge from next time: `theirs`, but where there is a conflict what both began with. */
  base: unknown
  conflicts: Conflict[]
}

/**
 * What two people have made of the same data, from what both began with: what one has changed is as they have it. A
 * field that both have changed is as in `mine`, and a conflict. What one has changed and the other has removed is kept.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, at = ROOT): Merged {
  const settled = (data: unknown): Merged => ({ data, base: theirs, conflicts: [] })
  if (same(base, theirs) || same(mine, theirs)) return settled(mine)
  if (same(base, mine)) return settled(theirs)
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, at)
  }
  if (isMap(mine) && isMap(theirs)) return mergeMaps(isMap(base) ? base : {}, mine, theirs, at)
  if (mine === undefined || theirs === undefined) return settled(mine ?? theirs)
  return { data: mine, base, conflicts: [{ ...at, theirs, base }] }
}

type Fields = Record<string, unknown>

type At = Pick<Conflict, 'path' | 'theirsAt'>

const ROOT: At = { path: [], theirsAt: [] }

function mergeMaps(base: Fields, mine: Fields, theirs: Fields, at: At): Merged {
  const names = orderOf(Object.keys(base), Object.keys(mine), Object.keys(theirs))
  const fields = names.map((name) => {
    const inside = { path: [...at.path, name], theirsAt: [...at.theirsAt, name] }
    return [name, merge(base[name], mine[name], theirs[name], inside)] as const
  })
  const withField = (key: 'data' | 'base') =>
    Object.fromEntries(
      fields.flatMap(([name, { [key]: held }]) => (held === undefined ? [] : [[name, held]])),
    )
  return {
    data: withField('data'),
    base: withField('base'),
    conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
  }
}

/** In my order where I have changed it, else in theirs. */
function orderOf(base: string[], mine: string[], theirs: string[]): string[] {
  const kept = mine.map((name) => base.indexOf(name)).filter((at) => at >= 0)
  const [first, second] = isAscending(kept) ? [theirs, mine] : [mine, theirs]
  return [...new Set([...first, ...second])]
}

/** In my order where I have changed it, else in theirs; what is new stays behind what it was put behind. */
function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], list: At): Merged {
  const [ofMine, ofTheirs] = [partners(base, mine), partners(base, theirs)]
  const isMyOrder = !isAscending(ofMine.filter((at) => at >= 0))
  const [first, second] = isMyOrder ? [ofMine, ofTheirs] : [ofTheirs, ofMine]

  // Each item as its place in both lists; -1 where it is not in one.
  const items = first.map((was, at) => {
    const other = was < 0 ? sameNew(at) : second.indexOf(was)
    return { was, one: at, other }
  })
  for (const [other, was] of second.entries()) {
    if (items.some((item) => item.other === other)) continue
    const before = other === 0 ? -1 : items.findIndex((item) => item.other === other - 1)
    items.splice(before < 0 && other > 0 ? items.length : before + 1, 0, { was, one: -1, other })
  }

  /** An item that both have added alike is added once. */
  function sameNew(at: number): number {
    const [own, others] = isMyOrder ? [mine, theirs] : [theirs, mine]
    return second.findIndex((was, other) => was < 0 && same(own[at], others[other]))
  }

  const conflicts: Conflict[] = []
  const data: unknown[] = []
  const next = [...theirs]
  for (const { was, one, other } of items) {
    const [here, there] = isMyOrder ? [one, other] : [other, one]
    const original = was < 0 ? undefined : base[was]
    const [left, right] = [mine[here], theirs[there]]
    const isRemoved = was >= 0 && (here < 0 || there < 0)
    if (isRemoved && same(original, here < 0 ? right : left)) continue
    const inside = { path: [...list.path, data.length], theirsAt: [...list.theirsAt, there] }
    const result = merge(original, left, right, inside)
    conflicts.push(...result.conflicts)
    data.push(result.data)
    if (there >= 0) next[there] = result.base
  }
  return { data, base: next, conflicts }
}

function isAscending(numbers: number[]): boolean {
  return numbers.every((one, at) => at === 0 || numbers[at - 1]! < one)
}

function isMap(value: unknown): value is Fields {
  return isObject(value) && !Array.isArray(value)
}
