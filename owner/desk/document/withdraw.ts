import type { Path } from './merge.ts'
import { partners } from './partners.ts'
import { isObject } from './same.ts'

/**
 * Data without what is wrong at some paths: what was there before is put back, and what is new goes whole. Nothing
 * where all of it is new.
 *
 * @param was what the file holds, which is right.
 */
export function withdraw(data: unknown, was: unknown, paths: Path[]): unknown {
  if (paths.length === 0) return data
  const isWhole = paths.some((path) => path.length === 0)
  if (isWhole || !isObject(data) || !isObject(was)) return was
  const inside = (step: string | number) =>
    paths.filter(([first]) => first === step).map((path) => path.slice(1))

  if (Array.isArray(data) && Array.isArray(was)) {
    if (paths.some(([at]) => Number(at) >= data.length)) return was
    const before = partners(was, data)
    const items = data.map((item, at) => withdraw(item, was[before[at]!], inside(at)) as unknown)
    return items.filter((item) => item !== undefined)
  }
  const names = [...new Set([...Object.keys(data), ...paths.map(([name]) => String(name))])]
  const fields = names.map((name) => [name, withdraw(data[name], was[name], inside(name))] as const)
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}

/** The path of a field as mistakes name it, like `packages[1].price`. */
export function pathOf(field: string): Path {
  return [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, position, name]) =>
    position === undefined ? name! : Number(position),
  )
}
