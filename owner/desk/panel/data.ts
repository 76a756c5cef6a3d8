import type { ContentFile } from '#pipeline/content/files.ts'
import { valueAt } from '#pipeline/content/walk-fields.ts'

import type { Path } from '../document/merge.ts'
import { isObject, partners, same } from '../document/same.ts'
import { readPlace } from '../traces.ts'

/** What each file holds, as its owner sees it. It is never changed in place. */
export type Data = Partial<Record<ContentFile, unknown>>

/** What an item is called for React. It keeps its name wherever it moves and whatever changes in it. */
const keys = new WeakMap<object, number>()
let made = 0

/** The key of an item of a list. A text has none but its place. */
export function itemKey(item: unknown, at: number): string {
  if (!isObject(item)) return `#${at}`
  if (!keys.has(item)) keys.set(item, made++)
  return String(keys.get(item))
}

/** What parts held that were left out in this visit, by what they are called wherever they move. */
export const leftOut = new Map<string, unknown>()

function keepKey<Held>(from: unknown, to: Held): Held {
  if (isObject(from) && isObject(to)) keys.set(to, Number(itemKey(from, 0)))
  return to
}

/** Data with another value at a path. Without a value the field goes; an item of a list closes up. */
export function put(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return keepKey(data, value)
  if (Array.isArray(data)) {
    const at = Number(step)
    const isGone = rest.length === 0 && value === undefined
    const next = isGone ? data.toSpliced(at, 1) : data.with(at, put(data[at], rest, value))
    return keepKey(data, next)
  }
  const { [step]: held, ...others } = (data ?? {}) as Record<string, unknown>
  const next = put(held, rest, value)
  return keepKey(data, next === undefined ? others : { ...(data as object), [step]: next })
}

/** The files with another value at a place. */
export function putAt(data: Data, place: string, value: unknown): Data {
  const { file, path } = readPlace(place)
  return { ...data, [file]: put(data[file], path, value) }
}

/** The files with more items at the end of the list at a place. */
export function append(data: Data, place: string, ...items: unknown[]): Data {
  const { file, path } = readPlace(place)
  const list = valueAt(data[file], path)
  return putAt(data, place, [...(Array.isArray(list) ? list : []), ...items])
}

/** What the desk has sent, made of what is here as far as that is the same: items keep their keys. */
export function adopt(here: unknown, sent: unknown): unknown {
  if (same(here, sent)) return here
  if (Array.isArray(here) && Array.isArray(sent)) {
    const was = partners(here, sent)
    return keepKey(
      here,
      sent.map((item, at) => adopt(here[was[at]!], item) as unknown),
    )
  }
  if (!isObject(here) || !isObject(sent) || Array.isArray(sent)) return sent
  const fields = Object.entries(sent).map(([name, value]) => [name, adopt(here[name], value)])
  return keepKey(here, Object.fromEntries(fields))
}
