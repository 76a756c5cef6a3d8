import { z } from 'zod'

import { absentAt, keysOf, schemaAt, valueIn } from './walk-fields.ts'

type Issue = z.core.$ZodIssue

/** A mistake in one field, with what to do about it. */
type FieldMistake = { path: PropertyKey[]; message: string }

/** Checks the data of a file against its schema. `value` is the validated data, if there is no mistake. */
export function validate(
  schema: z.ZodType,
  data: unknown,
): { value?: unknown; fieldMistakes: FieldMistake[] } {
  const { data: value, error } = schema.safeParse(data, { error: plainWords, reportInput: true })
  if (!error) return { value, fieldMistakes: [] }

  const issues = error.issues.map(atItsField)
  const unknown = issues.flatMap((issue) => unknownKeys(issue, schema, data))
  const meant = unknown.map(({ instead }) => instead)
  const others = issues
    .filter(({ code }) => code !== 'unrecognized_keys')
    // A misspelled key also leaves the right key missing. One typo is reported as one mistake.
    .filter((issue) => !(isMissing(issue) && meant.includes(fieldPath(issue.path))))
    .map((issue) => mistakeFrom(issue, schema, data))
  return { fieldMistakes: [...unknown, ...others] }
}

function atItsField(issue: Issue): Issue {
  // For a wrong key of a record, zod puts the reason one level deeper.
  if (issue.code === 'invalid_key') return { ...issue.issues[0]!, path: issue.path }
  // For an unknown choice, it gives the whole object as input.
  if (issue.code !== 'invalid_union' || !issue.discriminator) return issue
  const word = valueIn(issue.input, issue.discriminator)
  const known = ((issue as { options?: unknown[] }).options ?? []).map(String)
  const message = `${quoted(word)} is not known here.${didYouMean(String(word), known)} Choose ${known.join(' or ')}.`
  return { ...issue, input: word, message: isEmpty(word) ? EMPTY : message }
}

function unknownKeys(issue: Issue, schema: z.ZodType, data: unknown) {
  if (issue.code !== 'unrecognized_keys') return []

  const absent = absentAt(schema, issue.path, data)
  const known = keysOf(schemaAt(schema, issue.path, data), issue.input)
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    instead: fieldPath([...issue.path, nearest(key, absent) ?? '']),
    message:
      `"${key}" is not known here.` +
      (didYouMean(key, absent) || ` Remove it. Known here: ${known.join(', ')}.`),
  }))
}

function mistakeFrom(issue: Issue, schema: z.ZodType, data: unknown): FieldMistake {
  const { path, input } = issue
  const field = schemaAt(schema, path, data)
  const description = field && z.globalRegistry.get(field)?.description
  const message = isMissing(issue) ? `"${String(path.at(-1))}" is missing. Add it.` : issue.message
  return {
    path,
    message: isEmpty(input) && description ? `${message} ${description}` : message,
  }
}

const EMPTY = 'This is empty.'

/** Whether nothing is written in a field. */
function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || input === ''
}

function isMissing({ code, input, path }: Issue): boolean {
  return input === undefined && path.length > 0 && code.startsWith('invalid_')
}

/** What is wrong with a value and what to do, in words for the studio's owner. */
const plainWords: z.core.$ZodErrorMap = (issue) => {
  const { input } = issue
  if (isEmpty(input)) return EMPTY
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, input)
    case 'invalid_value':
      return `${quoted(input)} is not known here. Choose ${issue.values.join(' or ')}.`
    case 'too_small':
      return Array.isArray(input)
        ? `At least ${issue.minimum} are needed here.`
        : `${quoted(input)} is too small. The minimum is ${issue.minimum}.`
    case 'too_big':
      return Array.isArray(input)
        ? `There are ${input.length} here. At most ${issue.maximum} fit.`
        : `${quoted(input)} is too large. The maximum is ${issue.maximum}.`
    default:
      return `${quoted(input)} does not belong here.`
  }
}

function wrongType(expected: string, input: unknown): string {
  switch (expected) {
    case 'string':
      return typeof input === 'object'
        ? "This must be text. Text that begins with { or [ must be in quotes, like '{studio}'."
        : `${quoted(input)} is read as a ${typeof input} here. Put what you wrote in quotes.`
    case 'number':
    case 'int':
      return `${quoted(input)} is not a ${expected === 'int' ? 'whole number' : 'number'}. Write digits without quotes.`
    case 'boolean':
      return `${quoted(input)} is neither true nor false. Write one of the two, without quotes.`
    case 'array':
    case 'tuple':
      return 'A list is needed here. Write each entry on a line of its own, after a hyphen.'
    default:
      return `${quoted(input)} is where fields are needed. Write each on a line of its own.`
  }
}

/** ` Did you mean "caption"?`, or nothing where no candidate is near. */
export function didYouMean(word: string, candidates: string[]): string {
  const near = nearest(word, candidates)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}

/** The candidate that takes the fewest edits to become `word`, if they are few. */
function nearest(word: string, candidates: string[]): string | undefined {
  const distances = candidates.map((candidate) => editDistance(word, candidate))
  const least = Math.min(...distances)
  const few = Math.max(word.length > 3 ? 2 : 1, word.length / 3)
  return least <= few ? candidates[distances.indexOf(least)] : undefined
}

/** How many letters were added, lost or changed (Levenshtein); case is ignored. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one.toLowerCase()].entries()) {
    const next = [index + 1]
    for (const [column, its] of [...other.toLowerCase()].entries()) {
      const changed = row[column]! + Number(letter !== its)
      next.push(Math.min(changed, row[column + 1]! + 1, next[column]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}

/** A value as a message quotes it: text in quotes, nothing longer than a line. */
export function quoted(value: unknown): string {
  const json = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing')
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}

/** A location in a content file as a message names it: `packages[2].price`. */
export function fieldPath(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
}
