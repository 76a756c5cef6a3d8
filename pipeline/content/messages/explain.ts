import { z } from 'zod'

import { keysOf, schemaAt } from '../walk-fields.ts'
import { didYouMean, nearest } from './nearest.ts'
import { plainWords } from './plain-words.ts'

type Issue = z.core.$ZodIssue

/** What is wrong with one field. */
export type FieldMistake = {
  path: PropertyKey[]
  message: string
  /** Whether the field is not known there. */
  isUnknown?: boolean
}

/** What was looked at: the schema of a file, and what the file holds. */
type Checked = { schema: z.ZodType; data: unknown }

/** Checks what a file holds. `value` is what it means, where nothing is wrong with it. */
export function validate(checked: Checked): { value?: unknown; fieldMistakes: FieldMistake[] } {
  const { schema, data } = checked
  const { data: value, error } = schema.safeParse(data, { error: plainWords, reportInput: true })
  return error ? { fieldMistakes: explain(error.issues, checked) } : { value, fieldMistakes: [] }
}

/** Turns what zod found into mistakes, one for each typo. */
function explain(found: Issue[], checked: Checked): FieldMistake[] {
  const issues = found.map(atItsField)
  const unknown = issues.flatMap((issue) => unknownKeys(issue, checked))
  const meant = new Set(unknown.map(({ path, instead }) => keyOf([...path.slice(0, -1), instead])))

  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    // A misspelled key leaves the right one missing: one typo, one mistake.
    .filter((issue) => !(isMissing(issue) && meant.has(keyOf(issue.path))))
    .map((issue) => mistakeFrom(issue, checked))
  return [...unknown.map(({ path, message }) => ({ path, message, isUnknown: true })), ...others]
}

function atItsField(issue: Issue): Issue {
  // For a wrong key of a record, zod puts the reason one level deeper.
  if (issue.code === 'invalid_key') return { ...issue.issues[0]!, path: issue.path }
  // For an unknown choice, it gives the whole object as input.
  if (issue.code !== 'invalid_union' || !issue.discriminator) return issue
  const around = issue.input as Record<string, unknown>
  return { ...issue, input: around[issue.discriminator] }
}

function unknownKeys(issue: Issue, { schema, data }: Checked) {
  if (issue.code !== 'unrecognized_keys') return []

  const present = Object.keys(issue.input ?? {})
  const known = keysOf(schemaAt(schema, issue.path, data), issue.input)
  const free = known.filter((key) => !present.includes(key))
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    instead: nearest(key, free) ?? '',
    message:
      `"${key}" is not known here.` +
      (didYouMean(key, free) || ` Remove it. Known here: ${known.join(', ')}.`),
  }))
}

function mistakeFrom(issue: Issue, { schema, data }: Checked): FieldMistake {
  const { path, message } = issue
  const field = schemaAt(schema, path, data)
  const description = field && z.globalRegistry.get(field)?.description
  const belongs = description ? ` What belongs here: ${description}` : ''

  if (isMissing(issue)) {
    return { path, message: `"${String(path.at(-1))}" is missing. Add it.${belongs}` }
  }
  const isEmpty = issue.input === null || issue.input === ''
  return { path, message: isEmpty ? `${message}${belongs}` : message }
}

function isMissing({ code, input, path }: Issue): boolean {
  return input === undefined && path.length > 0 && code.startsWith('invalid_')
}

function keyOf(path: PropertyKey[]): string {
  return JSON.stringify(path)
}
