import { z } from 'zod'

import { didYouMean, nearest } from './nearest.ts'
import type { Place } from './pictures.ts'
import { keysOf, schemaAt } from './schema-at.ts'

type Issue = z.core.$ZodIssue

/** A complaint about one field. `file` is set where another file is to be mended. */
export type Complaint = { file?: string; path: PropertyKey[]; message: string }

/** Turns what zod found into one complaint for each mistake. */
export function explain(issues: Issue[], schema: z.ZodType): Complaint[] {
  const unknown = issues.flatMap((issue) => unknownKeys(issue, schema))
  const meant = new Set(unknown.map(({ path, instead }) => keyOf([...path.slice(0, -1), instead])))

  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    // A misspelled key leaves the right one missing: one slip, one complaint.
    .filter((issue) => !(isMissing(issue) && meant.has(keyOf(issue.path))))
    .map((issue) => complaint(issue, schema))
  return [...unknown.map(({ path, message }) => ({ path, message })), ...others]
}

function unknownKeys(issue: Issue, schema: z.ZodType) {
  if (issue.code !== 'unrecognized_keys') return []

  const present = Object.keys(issue.input ?? {})
  const known = keysOf(schemaAt(schema, issue.path))
  const free = known.filter((key) => !present.includes(key))
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    instead: nearest(key, free) ?? '',
    message:
      `"${key}" is not known here.` +
      (didYouMean(key, free) || ` Remove it. What may stand here: ${known.join(', ')}.`),
  }))
}

function complaint(issue: Issue, schema: z.ZodType): Complaint {
  const { path } = issue
  const description = describe(schema, path)
  const belongs = description ? ` What belongs here: ${description}` : ''

  if (isMissing(issue)) {
    return { path, message: `"${String(path.at(-1))}" is missing. Add it.${belongs}` }
  }
  if (isEmpty(issue)) return { path, message: `${issue.message}${belongs}` }

  const at = issue.code === 'custom' ? (issue.params?.at as Place | undefined) : undefined
  return { path, ...at, message: issue.message }
}

function isMissing({ code, input, path }: Issue): boolean {
  return input === undefined && path.length > 0 && code.startsWith('invalid_')
}

function isEmpty({ input }: Issue): boolean {
  return input === null || input === ''
}

function describe(schema: z.ZodType, path: PropertyKey[]): string | undefined {
  const field = schemaAt(schema, path)
  return field && z.globalRegistry.get(field)?.description
}

function keyOf(path: PropertyKey[]): string {
  return JSON.stringify(path)
}
