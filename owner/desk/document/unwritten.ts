import { z } from 'zod'

import type { ContentFile } from '#pipeline/content/files.ts'

import { partners } from './partners.ts'
import { isObject, same } from './same.ts'
import type { DeskMistake } from './validate.ts'
import { pathOf, withdraw } from './withdraw.ts'
import type { Path } from './merge.ts'

/** What the desk keeps of files that cannot be written yet, because something of them is wrong or missing, by file. */
export const unwritten = z.record(
  z.string(),
  z.object({
    /** What its owner sees. */
    data: z.unknown(),
    /** What was written of it. */
    written: z.unknown(),
  }),
)

export type AllUnwritten = Partial<Record<ContentFile, { data: unknown; written: unknown }>>

type Data = Map<ContentFile, unknown>

type MistakesIn = (data: Data) => DeskMistake[]

/**
 * As much of new data as can be written, and the mistakes in the rest. What is wrong stays as it is in the file, and so
 * does what makes something else wrong.
 *
 * @param was what the files hold.
 * @param mistakesIn finds what is wrong with data.
 */
export function writable(
  data: Data,
  was: Data,
  mistakesIn: MistakesIn,
): { data: Data; mistakes: DeskMistake[] } {
  const mistakes = mistakesIn(data)
  let left = mistakes
  let right = data
  while (left.length > 0) {
    const next = withoutWrong(right, was, left) ?? withoutCause(right, was, mistakesIn, left)
    if (!next) break
    right = next
    left = mistakesIn(right)
  }
  return { data: right, mistakes }
}

/** Data without the fields that are wrong, or nothing where they were like that before. */
function withoutWrong(data: Data, was: Data, mistakes: DeskMistake[]): Data | undefined {
  const right = new Map(data)
  for (const [file, held] of data) {
    const paths = mistakes.filter(({ of }) => of === file).map(({ field }) => pathOf(field ?? ''))
    const left = withdraw(held, was.get(file), paths)
    right.set(file, same(left, was.get(file)) ? was.get(file) : left)
  }
  return [...right].some(([file, held]) => !same(held, data.get(file))) ? right : undefined
}

/** Data without the first change that makes something else wrong; where that is none alone, without any. */
function withoutCause(
  data: Data,
  was: Data,
  mistakesIn: MistakesIn,
  { length }: DeskMistake[],
): Data | undefined {
  for (const [file, held] of data) {
    for (const path of changedParts(held, was.get(file))) {
      const without = new Map(data).set(file, withdraw(held, was.get(file), [path]))
      if (mistakesIn(without).length < length) return without
    }
  }
  const isAll = [...data].every(([file, held]) => same(held, was.get(file)))
  return isAll ? undefined : new Map([...data.keys()].map((file) => [file, was.get(file)]))
}

function changedParts(data: unknown, was: unknown): Path[] {
  if (!isObject(data) || !isObject(was) || Array.isArray(data) !== Array.isArray(was)) return [[]]
  if (Array.isArray(data) && Array.isArray(was)) {
    const before = partners(was, data)
    return [...data.keys()].filter((at) => !same(data[at], was[before[at]!])).map((at) => [at])
  }
  const names = [...new Set([...Object.keys(data), ...Object.keys(was)])]
  return names.filter((name) => !same(data[name], was[name])).map((name) => [name])
}
