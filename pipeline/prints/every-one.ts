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
  const messages = [...new Set(failures.map((failure) => String(failure?.message ?? failure)))]
  if (messages.length === 0) return
  throw messages.length === 1 ? failures[0] : new Error(messages.join('\n'), { cause: failures[0] })
}
