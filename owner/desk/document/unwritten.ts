import { z } from 'zod'

import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { mayBeLeftOut, schemaAt, type Schema } from '#pipeline/content/walk-fields.ts'

import type { Path } from './merge.ts'
import { partners } from './partners.ts'
import { isObject, same } from './same.ts'
import type { DeskMistake } from './validate.ts'

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
  for (const file of data.keys()) {
    const paths = mistakes.flatMap(({ of, path }) => (of === file ? [path] : []))
    right.set(file, without(data, was, file, paths))
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
    const withoutAt = (path: Path) => new Map(data).set(file, without(data, was, file, [path]))
    const isCause = (path: Path) => mistakesIn(withoutAt(path)).length < length
    const cause = causeIn(held, was.get(file), isCause)
    if (cause) return withoutAt(cause)
  }
  const isAll = [...data].every(([file, held]) => same(held, was.get(file)))
  return isAll ? undefined : new Map([...data.keys()].map((file) => [file, was.get(file)]))
}

/** The smallest change that is the cause of something. */
function causeIn(
  data: unknown,
  was: unknown,
  isCause: (path: Path) => boolean,
  at: Path = [],
): Path | undefined {
  for (const [step, held, before] of changesIn(data, was)) {
    const path = [...at, step]
    if (isCause(path)) return causeIn(held, before, isCause, path) ?? path
  }
  return undefined
}

function changesIn(data: unknown, was: unknown): [step: Path[number], held: unknown, was: unknown][] {
  if (!isObject(data)) return []
  if (Array.isArray(data)) {
    const before = listOf(was)
    const found = partners(before, data)
    return data.flatMap((held: unknown, at) => {
      return same(held, before[found[at]!]) ? [] : [[at, held, before[found[at]!]]]
    })
  }
  const before = mapOf(was)
  const names = [...new Set([...Object.keys(data), ...Object.keys(before)])]
  return names.flatMap((name) => {
    return same(data[name], before[name]) ? [] : [[name, data[name], before[name]]]
  })
}

function without(data: Data, was: Data, file: ContentFile, paths: Path[]): unknown {
  const before = was.get(file)
  if (paths.length === 0) return data.get(file)
  const left = withdraw({ data: data.get(file), was: before, schema: SCHEMAS[file] }, paths)
  return same(left, before) ? before : left
}

type Part = { data: unknown; was: unknown; schema: Schema | undefined }

/**
 * A part of a file without what is wrong at some paths in it: what was there before is put back, and what is new goes,
 * with the part around it that cannot be without it. Nothing where all of it goes.
 */
function withdraw({ data, was, schema }: Part, paths: Path[]): unknown {
  if (paths.some((path) => path.length === 0) || !isObject(data)) return was
  const schemaOf = (step: Path[number]) => schema && schemaAt(schema, [step], data)
  const left = (step: Path[number], before: unknown) => {
    const held = data[step as keyof typeof data]
    const inside = paths.filter(([first]) => first === step).map(([, ...rest]) => rest)
    if (inside.length === 0) return held
    return withdraw({ data: held, was: before, schema: schemaOf(step) }, inside)
  }

  if (Array.isArray(data)) {
    if (paths.some(([at]) => Number(at) >= data.length)) return was
    const before = listOf(was)
    const items = partners(before, data).map((from, at) => left(at, before[from]))
    return items.filter((item) => item !== undefined)
  }
  const wrong = paths.map(([name]) => String(name))
  const fields = [...new Set([...Object.keys(data), ...wrong])].map((name) => {
    return [name, left(name, mapOf(was)[name])] as const
  })
  const isNeeded = (name: string) => {
    const inside = schemaOf(name)
    return inside !== undefined && !mayBeLeftOut(inside)
  }
  const isIncomplete = fields.some(
    ([name, held]) => held === undefined && wrong.includes(name) && isNeeded(name),
  )
  return isIncomplete ? was : Object.fromEntries(fields.filter(([, held]) => held !== undefined))
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function mapOf(value: unknown): Record<string, unknown> {
  return isObject(value) && !Array.isArray(value) ? value : {}
}
