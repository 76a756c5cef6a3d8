/** First and last byte of a part, both included. */
export type Part = { start: number; end: number }

/**
 * The part of a file that a `Range` header asks for: `whole` when it asks for none, or in a way
 * that a server is free to ignore, and `outside` when the file has no such part.
 */
export function range(header: string | undefined, size: number): Part | 'whole' | 'outside' {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (!from && !to) return 'whole'

  // Without a start, the number says how many of the last bytes are wanted.
  const start = from ? Number(from) : Math.max(size - Number(to), 0)
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1

  if (from && to && Number(to) < start) return 'whole'
  return start < size ? { start, end } : 'outside'
}
