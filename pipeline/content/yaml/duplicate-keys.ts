import { isMap, isScalar, isSeq } from 'yaml'

type Duplicate = { path: PropertyKey[]; offset: number }

/** Keys that one map holds twice, each where it stands the second time. */
export function duplicateKeys(node: unknown, path: PropertyKey[] = []): Duplicate[] {
  if (isSeq(node)) return node.items.flatMap((item, at) => duplicateKeys(item, [...path, at]))
  if (!isMap(node)) return []

  const keys = new Set<string>()
  return node.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return []

    const name = String(key.value)
    const here = [...path, name]
    const twice = keys.has(name) ? [{ path: here, offset: key.range?.[0] ?? 0 }] : []
    keys.add(name)
    return [...twice, ...duplicateKeys(value, here)]
  })
}
