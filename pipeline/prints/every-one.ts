import { PlainError } from '../model/plain-error.ts'

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
  if (messages.length === 1) throw failures[0]
  const isPlain = failures.every((failure) => failure instanceof PlainError)
  throw new (isPlain ? PlainError : Error)(messages.join('\n'), { cause: failures[0] })
}
