import { partners } from './partners.ts'
import { isObject, same } from './same.ts'

/** Leads to a field: names of maps, and positions in lists. */
export type Path = (string | number)[]

/** A field that both sides have changed. The merged data holds `mine`. */
type Conflict = { path: Path; theirs: unknown }

/**
 * What two people have made of the same data, from what both began with: what one has changed is as they have it. A
 * field that both have changed is as in `mine`, and a conflict. What one has changed and the other has removed is kept.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (same(base, theirs) || same(mine, theirs)) return { data: mine, conflicts: [] }
  if (same(base, mine)) return { data: theirs, conflicts: [] }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists(Array.isArray(base) ? base : [], mine, theirs, path)
  }
  if (isMap(mine) && isMap(theirs)) return mergeMaps(isMap(base) ? base : {}, mine, theirs, path)
  if (mine === undefined || theirs === undefined) return { data: mine ?? theirs, conflicts: [] }
  return { data: mine, conflicts: [{ path, theirs }] }
}

type Merged = { data: unknown; conflicts: Conflict[] }

type Fields = Record<string, unknown>

function mergeMaps(base: Fields, mine: Fields, theirs: Fields, path: Path): Merged {
  const names = orderOf(Object.keys(base), Object.keys(mine), Object.keys(theirs))
  const fields = names.map((name) => {
    return [name, merge(base[name], mine[name], theirs[name], [...path, name])] as const
  })
  return {
    data: Object.fromEntries(
      fields.flatMap(([name, { data }]) => (data === undefined ? [] : [[name, data]])),
    ),
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
function mergeLists(base: unknown[], mine: unknown[], theirs: unknown[], path: Path): Merged {
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
  for (const { was, one, other } of items) {
    const [at, there] = isMyOrder ? [one, other] : [other, one]
    const original = was < 0 ? undefined : base[was]
    const [left, right] = [mine[at], theirs[there]]
    const isRemoved = was >= 0 && (at < 0 || there < 0)
    if (isRemoved && same(original, at < 0 ? right : left)) continue
    const result = merge(original, left, right, [...path, data.length])
    conflicts.push(...result.conflicts)
    data.push(result.data)
  }
  return { data, conflicts }
}

function isAscending(numbers: number[]): boolean {
  return numbers.every((one, at) => at === 0 || numbers[at - 1]! < one)
}

function isMap(value: unknown): value is Fields {
  return isObject(value) && !Array.isArray(value)
}
