/**
 * Answers a question about an object once, and remembers the answer as long as the object. For what cannot
 * change, like a schema, or a document that was read.
 */
export function memoize<About extends object, Answer>(ask: (about: About) => Answer) {
  const answers = new WeakMap<About, Answer>()
  return (about: About): Answer => {
    if (!answers.has(about)) answers.set(about, ask(about))
    return answers.get(about)!
  }
}

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
