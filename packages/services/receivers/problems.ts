import { FORM_FIELDS, type ReceiverSettings, type FormField } from './settings.ts'

/** A receiver's validation error. Without a field it concerns the whole message. */
export type Problem = { field?: FormField; text: string }

const MAX_PROBLEMS = 5

/** In characters. */
const MAX_LENGTH = 200

export type ResponseJson = Record<string, unknown>

/**
 * The validation errors in a response, in the receiver's own words. Receivers send a list of errors
 * with field and message, or messages by field, or a single message.
 */
export function problemsIn(said: unknown, { names }: ReceiverSettings): Problem[] {
  const fieldCalled = (wire: unknown) =>
    FORM_FIELDS.find((field) => wire === (names?.[field] ?? field))

  return errorsIn(said)
    .map(({ field, message, error }) => ({
      field: fieldCalled(field),
      text: words(message, error),
    }))
    .filter(({ text }) => text)
    .slice(0, MAX_PROBLEMS)
}

function errorsIn(said: unknown): ResponseJson[] {
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
  return typeof found === 'string' ? found.trim().slice(0, MAX_LENGTH) : ''
}

export function isObject(value: unknown): value is ResponseJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
