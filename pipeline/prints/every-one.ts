/**
 * Does the work for every item, even where it fails for some.
 *
 * @throws the failure, or an `Error` with the messages of all of them, each once.
 */
export async function everyOne<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const results = await Promise.allSettled(items.map(work))
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  if (failures.length <= 1) return failures.forEach(rethrow)

  const messages = failures.map((failure) => String(failure?.message ?? failure))
  throw new Error([...new Set(messages)].join('\n'), { cause: failures[0] })
}

function rethrow(failure: unknown): never {
  throw failure
}
