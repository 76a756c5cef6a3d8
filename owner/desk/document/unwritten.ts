import type { ContentFile } from '#pipeline/content/files.ts'
import type { Mistake } from '#pipeline/model/mistake.ts'

import { pathOf, withdraw } from './withdraw.ts'

/** What the desk keeps of a file that cannot be written yet, because something of it is wrong or missing. */
export type Unwritten = {
  /** What its owner sees. */
  data: unknown
  /** What was written of it. */
  written: unknown
}

/** By file. */
export type AllUnwritten = Partial<Record<ContentFile, Unwritten>>

type Data = Map<ContentFile, unknown>

/**
 * As much of new data as can be written, and the mistakes in the rest. What is wrong stays as it is in the file; where
 * that does not help, its whole file stays.
 *
 * @param was what the files hold.
 * @param mistakesIn finds what is wrong with data, by the files that messages name.
 */
export function writable(
  data: Data,
  was: Data,
  mistakesIn: (data: Data) => (Mistake & { of?: ContentFile | undefined })[],
): { data: Data; mistakes: Mistake[] } {
  const mistakes = mistakesIn(data)
  let left = mistakes
  const right = new Map(data)
  while (left.length > 0) {
    const before = JSON.stringify([...right])
    for (const [file, held] of right) {
      const paths = left.filter((one) => one.of === file).map(({ field }) => pathOf(field ?? ''))
      right.set(file, withdraw(held, was.get(file), paths))
    }
    // It is somewhere else, because of what is new here.
    if (JSON.stringify([...right]) === before)
      for (const file of right.keys()) right.set(file, was.get(file))
    if (JSON.stringify([...right]) === before) break
    left = mistakesIn(right)
  }
  return { data: right, mistakes }
}
