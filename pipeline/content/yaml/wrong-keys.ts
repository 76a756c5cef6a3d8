import { isMap, isScalar, isSeq } from 'yaml'

type WrongKey = { path: PropertyKey[]; offset: number; message: string }

/**
 * Keys that cannot be kept: those that a map holds twice, and the one that JavaScript reserves. The
 * offset is in characters.
 */
export function wrongKeys(node: unknown, path: PropertyKey[] = []): WrongKey[] {
  if (isSeq(node)) return node.items.flatMap((item, at) => wrongKeys(item, [...path, at]))
  if (!isMap(node)) return []

  const keys = new Set<string>()
  return node.items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return []

    const name = String(key.value)
    const here = [...path, name]
    const message = keys.has(name)
      ? `"${name}" is written twice. Keep one of the two.`
      : name === '__proto__' && '"__proto__" cannot be a name. Choose another one.'
    keys.add(name)
    const wrong = message ? [{ path: here, offset: key.range?.[0] ?? 0, message }] : []
    return [...wrong, ...wrongKeys(value, here)]
  })
}
