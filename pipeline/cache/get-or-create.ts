/** The value of a key, created when it is first asked for. */
export function getOrCreate<Value>(
  values: Map<string, Value>,
  key: string,
  create: () => Value,
): Value {
  const value = values.get(key) ?? create()
  values.set(key, value)
  return value
}
