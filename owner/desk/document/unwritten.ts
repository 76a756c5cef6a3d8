import { z } from 'zod'

import { SCHEMAS, type ContentFile } from '#pipeline/content/files.ts'
import { mayBeLeftOut, schemaAt, type Schema } from '#pipeline/content/walk-fields.ts'

import type { Place } from '../traces.ts'
import type { Path } from './merge.ts'
import { isObject, partners, same } from './same.ts'
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
  let valid = data
  let remaining = mistakes
  while (remaining.length > 0) {
    const next = withoutWrong(valid, was, remaining)
    if (!next) return { data: withoutCauses(valid, was, mistakesIn), mistakes }
    valid = next
    remaining = mistakesIn(valid)
  }
  return { data: valid, mistakes }
}

/** Data without the fields that are wrong, or nothing where they were like that before. */
function withoutWrong(data: Data, was: Data, mistakes: DeskMistake[]): Data | undefined {
  const wrong = mistakes.flatMap(({ of, path }) => (of ? [{ file: of, path }] : []))
  const rest = without(data, was, wrong)
  return [...rest].some(([file, held]) => !same(held, data.get(file))) ? rest : undefined
}

/** Data with as many of its changes as make nothing else wrong. */
function withoutCauses(data: Data, was: Data, mistakesIn: MistakesIn): Data {
  const isRight = (some: Place[]) => mistakesIn(without(data, was, some)).length === 0
  let out = [...data].flatMap(([file, held]) =>
    changesIn(held, was.get(file)).map((path) => ({ file, path })),
  )
  // A removal or a move makes them, which cannot be taken back piece by piece.
  if (!isRight(out)) return new Map([...data.keys()].map((file) => [file, was.get(file)]))

  function takeIn(some: Place[]) {
    const others = out.filter((one) => !some.includes(one))
    if (isRight(others)) out = others
    else if (some.length > 1) {
      const half = Math.ceil(some.length / 2)
      takeIn(some.slice(0, half))
      takeIn(some.slice(half))
    }
  }
  takeIn(out)
  return without(data, was, out)
}

/** The ways to the smallest parts that were changed. */
export function changesIn(data: unknown, was: unknown, at: Path = []): Path[] {
  if (!isObject(data) || !isObject(was) || Array.isArray(data) !== Array.isArray(was)) return [at]
  const before = Array.isArray(data) ? partners(was as unknown as unknown[], data) : undefined
  const steps = before ? [...before.keys()] : Object.keys({ ...data, ...was })
  return steps.flatMap((step) => {
    const [held, then] = [data[step], was[before?.[step as number] ?? step]]
    if (same(held, then)) return []
    const inside = changesIn(held, then, [...at, step])
    // A part of which something was removed.
    return inside.length > 0 ? inside : [[...at, step]]
  })
}

/** Data without some changes. What is then as it was is the same object. */
function without(data: Data, was: Data, changes: Place[]): Data {
  const files = Array.from(data, ([file, held]) => {
    const paths = changes.filter((one) => one.file === file).map(({ path }) => path)
    if (paths.length === 0) return [file, held] as const
    const before = was.get(file)
    const rest = withdraw({ data: held, was: before, schema: SCHEMAS[file] }, paths)
    return [file, same(rest, before) ? before : rest] as const
  })
  return new Map(files)
}

type Part = { data: unknown; was: unknown; schema: Schema | undefined }

/**
 * A part of a file without what is wrong at some paths in it: what was there before is put back, and what is new goes,
 * with the part around it that cannot be without it. Nothing where all of it goes.
 */
function withdraw({ data, was, schema }: Part, paths: Path[]): unknown {
  if (paths.some((path) => path.length === 0) || !isObject(data)) return was
  const schemaOf = (step: Path[number]) => schema && schemaAt(schema, [step], data)
  const leftOf = (step: Path[number], before: unknown) => {
    const held = data[step]
    const inside = paths.filter(([first]) => first === step).map(([, ...rest]) => rest)
    if (inside.length === 0) return held
    return withdraw({ data: held, was: before, schema: schemaOf(step) }, inside)
  }

  if (Array.isArray(data)) {
    if (paths.some(([at]) => Number(at) >= data.length)) return was
    const before = Array.isArray(was) ? was : []
    const items = partners(before, data).map((from, at) => leftOf(at, before[from]))
    return items.filter((item) => item !== undefined)
  }
  const before = isObject(was) && !Array.isArray(was) ? was : {}
  const wrong = paths.map(([name]) => String(name))
  const fields = [...new Set([...Object.keys(data), ...wrong])].map((name) => {
    return [name, leftOf(name, before[name])] as const
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
