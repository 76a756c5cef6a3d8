import { FORM_FIELDS, type Delivery, type FormField } from './delivery.ts'

/** Something that a receiver asks to change. Without a field it concerns the whole message. */
export type Problem = { field?: FormField; text: string }

/** Enough to act on, and no more than has room. */
const MOST_PROBLEMS = 5
const LONGEST_TEXT = 200

type Said = Record<string, unknown>

/**
 * What a receiver complains of, in its own words. They write either a list of errors, each with a
 * field and a message, or lists of messages by field, or a single message.
 */
export function problemsIn(said: unknown, { names }: Delivery): Problem[] {
  const fieldCalled = (wire: unknown) =>
    FORM_FIELDS.find((field) => wire === (names?.[field] ?? field))

  return complaintsIn(said)
    .map(({ field, message, error }) => ({
      field: fieldCalled(field),
      text: words(message, error),
    }))
    .filter(({ text }) => text)
    .slice(0, MOST_PROBLEMS)
}

function complaintsIn(said: unknown): Said[] {
  if (!isObject(said)) return []

  const { errors } = said
  if (Array.isArray(errors) && errors.length > 0) {
    return errors.map((error) => (isObject(error) ? error : { message: error }))
  }
  if (isObject(errors)) {
    return Object.entries(errors).map(([field, message]) => ({ field, message }))
  }
  const inner = isObject(said.body) ? said.body : {}
  return [{ ...inner, ...said, field: said.fieldName ?? said.field }]
}

function words(...candidates: unknown[]): string {
  const found = candidates
    .map((candidate) => (Array.isArray(candidate) ? candidate[0] : candidate))
    .find((candidate) => typeof candidate === 'string' && candidate.trim())
  return typeof found === 'string' ? found.trim().slice(0, LONGEST_TEXT) : ''
}

function isObject(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
