/** The value of a key, made when it is first asked for. */
export function remembered<Value>(
  values: Map<string, Value>,
  key: string,
  make: () => Value,
): Value {
  const value = values.get(key) ?? make()
  values.set(key, value)
  return value
}
