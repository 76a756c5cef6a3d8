import { isDeepStrictEqual } from 'node:util'

import type { ContentFile } from '#pipeline/content/files.ts'

import type { Path } from '../document/merge.ts'

/** One difference between what is online and what is in the studio now. */
export type Difference = { file: ContentFile; path: Path } & (
  | { kind: 'changed'; before: unknown; after: unknown }
  | { kind: 'added'; after: unknown }
  | { kind: 'removed'; before: unknown }
  | { kind: 'moved' }
)

/** What differs in one file, as its owner thinks of it: items are known by their names. */
export function compare(
  file: ContentFile,
  before: unknown,
  after: unknown,
  path: Path = [],
): Difference[] {
  if (isDeepStrictEqual(before, after)) {
    return isMovedMap(before, after) ? [{ file, path, kind: 'moved' }] : []
  }
  if (before === undefined) return [{ file, path, kind: 'added', after }]
  if (after === undefined) return [{ file, path, kind: 'removed', before }]
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(file, before, after, path)
  if (isMap(before) && isMap(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => compare(file, before[key], after[key], [...path, key]))
  }
  return [{ file, path, kind: 'changed', before, after }]
}

function compareLists(
  file: ContentFile,
  before: unknown[],
  after: unknown[],
  path: Path,
): Difference[] {
  const isPlain = before.length === after.length && !after.some(isMap)
  if (isPlain) return after.flatMap((item, at) => compare(file, before[at], item, [...path, at]))

  const [old, now] = [before.map(keyOf), after.map(keyOf)]
  const common = old.filter((key) => now.includes(key))
  const isMoved = !isDeepStrictEqual(
    common,
    now.filter((key) => old.includes(key)),
  )
  return [
    ...(isMoved ? [{ file, path, kind: 'moved' } as const] : []),
    ...before.flatMap((item, at) => {
      const next = now.indexOf(old[at]!)
      return compare(file, item, next < 0 ? undefined : after[next], [
        ...path,
        next < 0 ? at : next,
      ])
    }),
    ...after.flatMap((item, at) =>
      old.includes(now[at]!) ? [] : compare(file, undefined, item, [...path, at]),
    ),
  ]
}

/** An item is the same one while it has the same photograph, or the same name. */
function keyOf(item: unknown): string {
  if (!isMap(item)) return JSON.stringify(item)
  const { file, image, src, photograph, id, name, label, title } = item
  const own = [file, image, src, photograph, id, name, label, title]
  return JSON.stringify(own.find((value) => typeof value === 'string') ?? item)
}

function isMovedMap(before: unknown, after: unknown): boolean {
  return isMap(before) && isMap(after) && Object.keys(before).join() !== Object.keys(after).join()
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
